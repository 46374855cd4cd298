import { useSyncExternalStore } from 'react';

/** What browsers that can install a page send, once, when they would offer it. Not part of any standard's types. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const CHANGED = 'installpromptchange';

declare global {
  interface Window {
    installPrompt?: InstallPromptEvent;
  }
}

const kept = (): InstallPromptEvent | undefined => window.installPrompt;

const subscribe = (onChange: () => void): (() => void) => {
  const names = ['beforeinstallprompt', 'appinstalled', CHANGED];
  for (const name of names) window.addEventListener(name, onChange);
  return () => {
    for (const name of names) window.removeEventListener(name, onChange);
  };
};

/**
 * Asks the browser to install the app; `undefined` where it cannot. `public/boot.js` keeps the browser's offer, which comes
 * once and may come before anything else has loaded, and spares the user a banner.
 */
export const useInstall = (): (() => void) | undefined => {
  const offer = useSyncExternalStore(subscribe, kept);
  return (
    offer &&
    (() => {
      delete window.installPrompt;
      window.dispatchEvent(new Event(CHANGED));
      void offer.prompt();
    })
  );
};
