const MAX_REMEMBERED = 200;

/** What tells a request of one caller from all others. */
export const keyOf = async (request: Request): Promise<string> =>
  [
    request.method,
    request.url,
    request.headers.get('authorization'),
    await request.clone().text(),
  ].join(' ');

/** What was heard while stale replies are asked for, by the request and its caller; the oldest makes room. */
export const createMemory = () => {
  const heard = new Map<string, Response>();
  return {
    recall: (key: string): Response | undefined => heard.get(key)?.clone(),
    keep: (key: string, response: Response): void => {
      const [oldest] = heard.keys();
      if (heard.size >= MAX_REMEMBERED && oldest !== undefined) heard.delete(oldest);
      heard.set(key, response.clone());
    },
  };
};
