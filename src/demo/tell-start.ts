import { showToast } from '@/ui';

/** Long enough to read a sentence that nobody expects. */
const MESSAGE_MS = 8000;

/** Says what is not as it was left or not as it looks, in the presenter's language as the rest of the presenter's tool. */
export const tellStart = (start: {
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
