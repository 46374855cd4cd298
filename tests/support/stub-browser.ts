import { vi } from 'vitest';
import { memoryStorage } from '../../mocks/carriers/polyfills';

/** A browser's window, document and storage, as far as kept values need them. */
export interface StubBrowser {
  readonly window: EventTarget & { localStorage: Storage; sessionStorage: Storage };
  /** Stores for another tab; this tab gets no event until it is delivered. */
  readonly storeElsewhere: (texts: Readonly<Record<string, string | undefined>>) => void;
  /** The event that a browser fires here when another tab has stored something. */
  readonly fireStorage: (key: string | null) => void;
  /** What a page gets that comes back from the back/forward cache, or from being frozen. */
  readonly firePageShow: () => void;
  readonly fireVisibility: () => void;
}

/** Puts a browser in place of what Node lacks. Undo it with `vi.unstubAllGlobals()`. */
export const stubBrowser = (): StubBrowser => {
  const localStorage = memoryStorage();
  const window = Object.assign(new EventTarget(), {
    localStorage,
    sessionStorage: memoryStorage(),
  });
  const document = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return {
    window,
    storeElsewhere: (texts) => {
      for (const [name, text] of Object.entries(texts))
        if (text === undefined) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
    },
    fireStorage: (key) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
    firePageShow: () => window.dispatchEvent(new Event('pageshow')),
    fireVisibility: () => document.dispatchEvent(new Event('visibilitychange')),
  };
};

/** Storage that a browser refuses to give. */
export const blockStorage = ({ window }: StubBrowser): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
};

/** Storage without room for anything more. What is there can be read and removed. */
export const fillStorage = ({ window: { localStorage } }: StubBrowser): void => {
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
