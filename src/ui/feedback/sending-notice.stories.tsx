import type { Meta } from '@storybook/react-vite';
import { SendingNotice } from './sending-notice';

const meta: Meta = { title: 'ui/SendingNotice' };
export default meta;

const TEXTS = {
  checking: 'No answer came. Checking whether the order was placed…',
  unknown: 'It is not known yet whether the order was placed.',
  failed: 'The order was not placed. Your balance is too low.',
};

export const Checking = () => <SendingNotice state="checking" {...TEXTS} />;
export const Unknown = () => <SendingNotice state="unknown" {...TEXTS} />;
export const Failed = () => <SendingNotice state="failed" {...TEXTS} />;
