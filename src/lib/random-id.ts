const BYTES = 16;
const HEX = 16;

/** A random id of 32 hex digits. Works without a secure context, where `crypto.randomUUID` is missing. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(HEX).padStart(2, '0'),
  ).join('');
