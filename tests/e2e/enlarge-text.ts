import type { App } from './app';

/** Doubles the reader's text size, from the next load of the app on. */
export const enlargeText = ({ page }: App): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
