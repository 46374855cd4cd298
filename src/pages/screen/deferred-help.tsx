import { afterFirstData } from '@/lib/after-first-data';
import { afterPrices } from '@/lib/after-prices';
import { Extra } from '@/ui';

const load = async () => (await import('../help/what-is-this')).default;
const Icon = afterFirstData(load);
const EndLink = afterPrices(load);

/** "What is this?" about the current screen, in its header; loads after the first data. */
export const DeferredHelpIcon = () => (
  <Extra>
    <Icon look="icon" />
  </Extra>
);

/** "What is this?" about the current screen, at the end of one without prices; loads after the first data. */
export const DeferredHelpText = () => (
  <Extra>
    <Icon look="text" />
  </Extra>
);

/** "What is this?" about the current screen, at its end; loads after the first prices. */
export const DeferredHelpLink = () => (
  <Extra>
    <EndLink look="text" />
  </Extra>
);
