import { showToast } from '@/ui';

/** Long enough to read an unexpected sentence. */
const MESSAGE_MS = 8000;

const OF_KEEPING: Readonly<Record<string, string>> = {
  replaced:
    'The world kept here is of an earlier version of this demo: a fresh one took its place.',
  later:
    'A later version of this demo keeps its world here. This page does not touch it and keeps nothing: reload to go on in the later version.',
};
const CLOCK_OFF =
  "This device's clock is later than the simulated market reaches: the demo goes by a time of its own.";

/**
 * Shows a toast for each thing at this start that a presenter should know: the world is another one, its link cannot be
 * opened, the device's clock is off. In English like the rest of the presenter's tool.
 */
export const showStartNotices = (start: {
  readonly isClockOff: boolean;
  readonly keeping: string;
  readonly linkProblem: string | undefined;
}): void => {
  const texts = [
    OF_KEEPING[start.keeping],
    start.linkProblem &&
      `The world of this link could not be opened: ${start.linkProblem}. The demo goes on without it.`,
    start.isClockOff ? CLOCK_OFF : undefined,
  ];
  for (const text of texts) if (text !== undefined) showToast({ text, duration: MESSAGE_MS });
};
