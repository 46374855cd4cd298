import type { Backend } from '../handle';

/** An API client for tests: JSON in, envelope out. */
export const createCaller = (backend: Backend) => {
  let token: string | undefined;
  const send = async (request: Request): Promise<Record<string, unknown>> => {
    const response = await backend.handle(request);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) throw new Error('no envelope');
    return { ...body };
  };
  const headers = (extra: Readonly<Record<string, string>> = {}): Record<string, string> => ({
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: token }),
    ...extra,
  });
  const sendBody = (
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    extra?: Readonly<Record<string, string>>,
  ) =>
    send(
      new Request(`http://mock.invalid/api/${path}`, {
        method,
        headers: headers(extra),
        body: JSON.stringify(body),
      }),
    );
  return {
    get: (path: string) =>
      send(new Request(`http://mock.invalid/api/${path}`, { headers: headers() })),
    post: (path: string, body: unknown, extra?: Readonly<Record<string, string>>) =>
      sendBody('POST', path, body, extra),
    put: (path: string, body: unknown, extra?: Readonly<Record<string, string>>) =>
      sendBody('PUT', path, body, extra),
    /** Uploads a file; `bytes` determine its type. */
    upload: (name: string, bytes: readonly number[]) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], name));
      return send(
        new Request('http://mock.invalid/api/upload', {
          method: 'POST',
          headers: token === undefined ? {} : { authorization: token },
          body: form,
        }),
      );
    },
    token: () => token,
    useToken: (value: string | undefined) => {
      token = value;
    },
    /** Signs in and keeps the token. */
    logIn: async (account: string, password: string) => {
      const { message } = await send(
        new Request('http://mock.invalid/api/user/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ user_string: account, password }),
        }),
      );
      token = String(message);
    },
  };
};
