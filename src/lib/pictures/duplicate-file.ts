/** The content of a file, for comparison. */
export interface FileContent {
  readonly size: number;
  /** SHA-256 in hex; `undefined` without a secure context, where browsers offer no hashing. */
  readonly sha256: string | undefined;
  readonly file: Blob;
}

const HEX = 16;

/** `crypto.subtle` is missing on plain http. */
const digest = async (bytes: ArrayBuffer): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(HEX).padStart(2, '0')).join('');
};

/** Reads a file for comparison. */
export const readFileContent = async (file: Blob): Promise<FileContent> => ({
  size: file.size,
  sha256: await digest(await file.arrayBuffer()),
  file,
});

const sameBytes = async (a: Blob, b: Blob): Promise<boolean> => {
  const [left, right] = [
    new Uint8Array(await a.arrayBuffer()),
    new Uint8Array(await b.arrayBuffer()),
  ];
  return left.every((byte, index) => byte === right[index]);
};

/** True if two files have the same content: by hash, or without hashes byte by byte. */
export const isDuplicateFile = async (a: FileContent, b: FileContent): Promise<boolean> => {
  if (a.size !== b.size) return false;
  if (a.sha256 !== undefined && b.sha256 !== undefined) return a.sha256 === b.sha256;
  return sameBytes(a.file, b.file);
};
