import { vi } from 'vitest';
import { memoryStorage } from '../../mocks/carriers/polyfills';

/** The parts of a browser's window, document and storage that stored values use. */
export interface StubBrowser {
  readonly window: EventTarget & { localStorage: Storage; sessionStorage: Storage };
  /** Stores values as another tab would; this tab gets no event until `fireStorage`. */
  readonly storeElsewhere: (texts: Readonly<Record<string, string | undefined>>) => void;
  /** Fires the event for a change by another tab. */
  readonly fireStorage: (key: string | null) => void;
  /** Fires the event for a page that returns from the back/forward cache or from being frozen. */
  readonly firePageShow: () => void;
  readonly fireVisibility: () => void;
}

/** Stubs the browser globals that Node lacks. Undo with `vi.unstubAllGlobals()`. */
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

/** Makes storage throw, as a browser that blocks it. */
export const blockStorage = ({ window }: StubBrowser): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
};

/** Makes storage full: values can be read and removed, but not added. */
export const fillStorage = ({ window: { localStorage } }: StubBrowser): void => {
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
