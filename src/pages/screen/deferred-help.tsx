import { afterFirstData } from '@/lib/after-first-data';
import { afterPrices } from '@/lib/after-prices';
import { Extra } from '@/ui';

const load = async () => {
  const part = await import('../help/what-is-this');
  return { default: part.WhatIsThis };
};
const Icon = afterFirstData(load);
const EndLink = afterPrices(load);

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
