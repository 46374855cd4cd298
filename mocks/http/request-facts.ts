import { signerOf } from './signer';
import type { FileFacts } from '../engine/uploads/upload';

const HEX = 16;
/** First bytes of JPEG and PNG files. */
const MAGIC = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47] } as const;

const kindOf = (bytes: Uint8Array): FileFacts['kind'] => {
  const begins = (magic: readonly number[]): boolean =>
    magic.every((byte, index) => bytes[index] === byte);
  if (begins(MAGIC.jpg)) return 'jpg';
  return begins(MAGIC.png) ? 'png' : 'other';
};

/** FNV-1a in two lanes: detects a duplicate picture, and is not a security measure. */
const digestOf = (bytes: Uint8Array): string => {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ (byte + 1), 0x85ebca6b);
  }
  return [low, high, bytes.length].map((part) => (part >>> 0).toString(HEX)).join('');
};

const factsOf = async (file: Blob): Promise<FileFacts> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = file instanceof File ? file.name : '';
  return { name, size: bytes.length, digest: digestOf(bytes), kind: kindOf(bytes) };
};

/** Facts about a request beyond its fields, read before its use case, which is synchronous. */
export interface RequestFacts {
  /** The uploaded file. */
  readonly file: FileFacts | undefined;
  /** The address that signed the message, in lower case. */
  readonly signer: string | undefined;
  /** The host, with its port, of the page that sent the request. */
  readonly host: string;
}

/** The host of the page that sends a request. Browsers name it in `Origin`, which a proxy leaves as it is; others only ask a host. */
const hostOf = ({ headers, url }: Request): string => {
  const origin = headers.get('origin') ?? '';
  if (URL.canParse(origin)) return new URL(origin).host;
  return headers.get('host') ?? new URL(url).host;
};

/** Reads the host of the request and the file among its fields, and recovers the signer. */
export const readRequestFacts = async (
  request: Request,
  fields: Readonly<Record<string, unknown>>,
): Promise<RequestFacts> => {
  const { file } = fields;
  return {
    file: file instanceof Blob ? await factsOf(file) : undefined,
    signer: await signerOf(fields),
    host: hostOf(request),
  };
};
