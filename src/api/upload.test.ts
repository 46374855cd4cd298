import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from './errors';
import { request } from './client';
import { serverNow } from './server-clock';
import { configureClient } from './settings';
import { answerJson, onlyRequest } from '../../tests/support/stub-fetch';
import { createQueryClient } from './query-client';
import { createPictureUploader, parseHeaders, uploadPicture } from './upload';

const TOKEN = '9e107d9d372bb6826bd81d3542a419d6';
const PICTURE = new File(['picture'], 'card.png', { type: 'image/png' });

/** A fake `XMLHttpRequest` that the test controls. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly sentHeaders = new Map<string, string>();
  status = 0;
  responseText = '';
  body: unknown;
  opened: readonly string[] = [];
  aborted = false;

  open(...opened: readonly string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.sentHeaders.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'x-server-time: 1772442000000\r\ncontent-type: application/json\r\n';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  moves(loaded: number, total: number): void {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total });
    this.upload.dispatchEvent(event);
  }
  ends(kind: 'load' | 'error', status = 200, text = ''): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event('loadend'));
  }
}

let call: FakeUpload;
const began = (upload: FakeUpload): void => {
  call = upload;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super();
        began(this);
      }
    },
  );
  configureClient({ token: () => TOKEN, language: () => 'en', onMismatch: 'reject' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (): void => call.ends('load', 200, '{"type":"ok","message":"/upload/1.jpg"}');
const failing = (upload: Promise<unknown>): Promise<unknown> =>
  upload.then(() => undefined, failureOf);

/** The idempotency key of an upload whose reply is lost. */
const keyOf = async (picture: Blob): Promise<string | undefined> => {
  const upload = failing(uploadPicture(picture, 'card.png'));
  const key = call.sentHeaders.get('idempotency-key');
  call.ends('error');
  await upload;
  return key;
};

describe('another try of a picture', () => {
  it('has its idempotency key; another picture has another one', async () => {
    const key = await keyOf(PICTURE);
    expect(key).toHaveLength(32);
    expect(await keyOf(PICTURE)).toBe(key);
    expect(await keyOf(new Blob(['picture']))).not.toBe(key);
  });
});

describe('an upload', () => {
  it('sends the file, the language and the token, and leaves the content type to the browser', async () => {
    const upload = uploadPicture(PICTURE, 'card.png');
    stored();
    expect(await upload).toBe('/upload/1.jpg');
    expect(call.opened).toEqual(['POST', '/api/upload']);
    expect([...call.sentHeaders.keys()].toSorted()).toEqual(['authorization', 'idempotency-key']);
    expect(call.sentHeaders.get('authorization')).toBe(TOKEN);
    const fields = call.body instanceof FormData ? Object.fromEntries(call.body) : {};
    expect(fields).toMatchObject({ lang: 'en', file: { name: 'card.png', size: 7 } });
    expect(Math.abs(serverNow() - 1_772_442_000_000)).toBeLessThan(60_000);
  });

  it('reports its progress', async () => {
    const shares: number[] = [];
    const upload = uploadPicture(PICTURE, 'card.png', {
      onProgress: (share) => shares.push(share),
    });
    call.moves(25, 100);
    call.moves(100, 100);
    stored();
    await upload;
    expect(shares).toEqual([0.25, 1]);
  });

  it('can be cancelled, also before it begins', async () => {
    const cancel = new AbortController();
    const upload = uploadPicture(PICTURE, 'card.png', { signal: cancel.signal });
    const reason = new Error('no longer wanted');
    const ended = upload.catch((error: unknown) => error);
    cancel.abort(reason);
    expect(await ended).toBe(reason);
    expect(call.aborted).toBe(true);
    await expect(uploadPicture(PICTURE, 'card.png', { signal: cancel.signal })).rejects.toBe(
      reason,
    );
    expect(call.body).toBeUndefined();
  });

  it('times out after 60 s without progress, however long it takes in all', async () => {
    const failure = failing(uploadPicture(PICTURE, 'card.png'));
    for (let step = 1; step <= 3; step += 1) {
      vi.advanceTimersByTime(59_000);
      call.moves(step, 100);
    }
    vi.advanceTimersByTime(59_999);
    expect(call.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(call.aborted).toBe(true);
    expect(await failure).toEqual({ kind: 'network', reason: 'timeout' });
  });

  it.each([
    [
      'a refusal',
      200,
      '{"type":"error","message":"file_too_large"}',
      { kind: 'business', key: 'file_too_large' },
    ],
    [
      'a lost session',
      200,
      '{"type":"999","message":"session_expired"}',
      { kind: 'session-expired', token: TOKEN },
    ],
    ['a page', 200, '<html>', { kind: 'invalid-response' }],
    ['another shape', 200, '{"type":"ok","message":{}}', { kind: 'invalid-response' }],
    ['too much for the gateway', 413, '<html>', { kind: 'http', status: 413 }],
  ])('answered with %s fails like any call', async (_what, status, text, expected) => {
    const failure = failing(uploadPicture(PICTURE, 'card.png'));
    call.ends('load', status, text);
    expect(await failure).toMatchObject(expected);
  });

  it('without a connection fails as failed or offline', async () => {
    const broken = failing(uploadPicture(PICTURE, 'card.png'));
    call.ends('error');
    expect(await broken).toEqual({ kind: 'network', reason: 'failed' });
    vi.stubGlobal('navigator', { onLine: false });
    const offline = failing(uploadPicture(PICTURE, 'card.png'));
    call.ends('error');
    expect(await offline).toEqual({ kind: 'network', reason: 'offline' });
  });
});

it('a re-encoded picture has the extension of its type', async () => {
  const upload = uploadPicture(new Blob(['made'], { type: 'image/jpeg' }), 'my.card.PNG');
  stored();
  await upload;
  const fields = call.body instanceof FormData ? Object.fromEntries(call.body) : {};
  expect(fields['file']).toMatchObject({ name: 'my.card.jpg' });
});

describe('an upload as a mutation', () => {
  const policy = { onFailure: vi.fn(), onMessage: vi.fn() };
  const onSessionExpired = vi.fn();
  beforeEach(() => configureClient({ onSessionExpired }));
  const start = (signal?: AbortSignal): Promise<unknown> => {
    const send = createPictureUploader(createQueryClient(policy));
    const options = signal === undefined ? {} : { signal };
    return send(PICTURE, { name: 'card.png', ...options }).catch(failureOf);
  };
  afterEach(() => vi.clearAllMocks());

  it('reports a lost session, as every call does', async () => {
    const upload = start();
    await vi.advanceTimersByTimeAsync(0);
    call.ends('load', 200, '{"type":"999","message":"session_expired"}');
    await upload;
    expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'session-expired', token: TOKEN }),
    );
    expect(policy.onFailure).not.toHaveBeenCalled();
  });

  it('shows no toast when it is refused or cancelled', async () => {
    const refused = start();
    await vi.advanceTimersByTimeAsync(0);
    call.ends('load', 200, '{"type":"error","message":"file_too_large"}');
    expect(await refused).toMatchObject({ kind: 'business', key: 'file_too_large' });
    const cancel = new AbortController();
    const cancelled = start(cancel.signal);
    await vi.advanceTimersByTimeAsync(0);
    cancel.abort(new Error('no longer wanted'));
    await cancelled;
    expect(policy.onFailure).not.toHaveBeenCalled();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});

describe('a form with a file through the client', () => {
  it('is sent unchanged with the language, with the browser’s content type', async () => {
    answerJson({ type: 'ok', message: '/upload/1.jpg' });
    const data = new FormData();
    data.append('file', PICTURE);
    const headers = { 'Content-Type': 'multipart/form-data' };
    await request({ url: '/upload', method: 'POST', headers, data });
    const { body, headers: sent } = onlyRequest().init;
    expect(new Headers(sent).has('content-type')).toBe(false);
    expect(new Headers(sent).get('authorization')).toBe(TOKEN);
    expect(body instanceof FormData ? [...body.keys()] : []).toEqual(['file', 'lang']);
    expect([...data.keys()]).toEqual(['file']);
  });
});

it('parses header lines of any case and spacing', () => {
  expect([
    ...parseHeaders('Date: Mon, 2 Mar 2026 09:00:00 GMT\r\nX-Server-Time:1\r\n\r\n'),
  ]).toEqual([
    ['date', 'Mon, 2 Mar 2026 09:00:00 GMT'],
    ['x-server-time', '1'],
  ]);
});
