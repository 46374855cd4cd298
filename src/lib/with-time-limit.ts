/** Rejects with `TimeoutError` if `work` takes longer than `limitMs`. */
export const withTimeLimit = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException(`no result within ${limitMs} ms`, 'TimeoutError')),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
