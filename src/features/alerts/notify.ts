/** True where the browser can show notifications and was not forbidden to. */
export const canAskToNotify = (): boolean =>
  'Notification' in window && Notification.permission !== 'denied';

/** Shows a notification of the browser; one with the same `tag` takes its place. False if it cannot. */
export const showNotification = (text: string, tag: string): boolean => {
  try {
    const shown = new Notification(text, { tag });
    shown.addEventListener('click', () => window.focus());
    return true;
  } catch {
    // Android's browsers have the name and refuse to make one from a page.
    return false;
  }
};

/** Asks for leave and shows a first one, which says what to expect; false if none will come. Call it from a tap. */
export const startNotifying = async (sample: string): Promise<boolean> =>
  canAskToNotify() &&
  (await Notification.requestPermission()) === 'granted' &&
  showNotification(sample, 'sample');
