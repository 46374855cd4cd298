/** True if the browser supports notifications and has not been denied permission. */
export const canAskToNotify = (): boolean =>
  'Notification' in window && Notification.permission !== 'denied';

/** Shows a browser notification; replaces one with the same `tag`. False if it cannot. */
export const showNotification = (text: string, tag: string): boolean => {
  try {
    const shown = new Notification(text, { tag });
    shown.addEventListener('click', () => window.focus());
    return true;
  } catch {
    // Android browsers define the constructor but refuse to create one from a page.
    return false;
  }
};

/** Requests permission and shows a sample notification; false if notifications are not possible. Call it from a tap. */
export const startNotifying = async (sample: string): Promise<boolean> =>
  canAskToNotify() &&
  (await Notification.requestPermission()) === 'granted' &&
  showNotification(sample, 'sample');
