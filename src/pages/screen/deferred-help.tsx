import { afterFirstData, lazyAfter } from '@/lib/after-first-data';
import { wait } from '@/lib/wait';
import { Extra } from '@/ui';

/** Where prices come first, in milliseconds. */
const AFTER_PRICES_MS = 8000;

const load = async () => {
  const part = await import('../help/what-is-this');
  return { default: part.WhatIsThis };
};
const Icon = afterFirstData(load);
const EndLink = lazyAfter(() => wait(AFTER_PRICES_MS), load);

/** "What is this?" about the current screen, in its header; loads after the first data. */
export const DeferredHelpIcon = () => (
  <Extra>
    <Icon look="icon" />
  </Extra>
);

/** "What is this?" about the current screen, at its end; loads after the first prices. */
export const DeferredHelpLink = () => (
  <Extra>
    <EndLink look="text" />
  </Extra>
);
