/** The format of a picture by its content, whatever its name or declared type. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/heic';

/** Number of leading bytes needed to detect a format. */
const HEAD_BYTES = 16;

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

const MARKS: readonly (readonly [PictureType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['image/png', (bytes) => text(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['image/webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
  ['image/gif', (bytes) => /^GIF8[79]a/u.test(text(bytes, 0, 6))],
  ['image/heic', (bytes) => text(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(text(bytes, 8, 12))],
];

/** The picture format of these leading bytes; `undefined` for anything else. */
export const pictureTypeOf = (head: Uint8Array): PictureType | undefined =>
  MARKS.find(([, matches]) => matches(head))?.[0];

/** The picture format of a file. */
export const readPictureType = async (file: Blob): Promise<PictureType | undefined> =>
  pictureTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
