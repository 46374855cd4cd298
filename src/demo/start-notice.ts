import { showToast } from '@/ui';

/** Long enough to read an unexpected sentence. */
const MESSAGE_MS = 8000;

/**
 * Shows a toast if the demo could not keep its state or the device's clock is off, in English like the rest of the
 * presenter's tool.
 */
export const showStartNotice = (start: {
  readonly isClockOff: boolean;
  readonly isReplaced: boolean;
}): void => {
  if (start.isReplaced) {
    showToast({
      text: 'The world kept here is of another version of this demo: a fresh one took its place.',
      duration: MESSAGE_MS,
    });
  }
  if (start.isClockOff) {
    showToast({
      text: "This device's clock is later than the simulated market reaches: the demo goes by a time of its own.",
      duration: MESSAGE_MS,
    });
  }
};
