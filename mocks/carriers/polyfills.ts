const BYTES = 16;
const HEX = 16;
const VERSION_BITS = { index: 6, clear: 0x0f, set: 0x40 } as const;
const VARIANT_BITS = { index: 8, clear: 0x3f, set: 0x80 } as const;

/** A version 4 UUID from random bytes (RFC 9562, section 5.4). */
const randomUuid = (): `${string}-${string}-${string}-${string}-${string}` => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  for (const { index, clear, set } of [VERSION_BITS, VARIANT_BITS]) {
    bytes[index] = ((bytes[index] ?? 0) & clear) | set;
  }
  const text = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
};

/** A `Storage` that lives as long as the page. */
export const memoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => {
      values.delete(key);
    },
    setItem: (key, value) => {
      values.set(key, value);
    },
  };
};

const isBlocked = (name: 'localStorage' | 'sessionStorage' | 'indexedDB'): boolean => {
  try {
    return typeof window[name] === 'undefined';
  } catch {
    return true;
  }
};

/**
 * Provides what the mock's libraries require and a browser may lack: `crypto.randomUUID` on plain http (a phone on a
 * LAN address), and storage if cookies are blocked. Call it before those libraries load.
 */
export const installPolyfills = (): void => {
  if (typeof crypto.randomUUID === 'undefined') {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUuid, configurable: true });
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isBlocked(name))
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  // Libraries probe for it; `undefined` is safer than a getter that throws.
  if (isBlocked('indexedDB'))
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
};
