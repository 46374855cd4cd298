import type { Meta } from '@storybook/react-vite';
import { EnvelopeSimpleIcon, GearIcon } from '../icons';
import { LinkRow } from './link-row';

const meta: Meta = { title: 'ui/LinkRow' };
export default meta;

export const WithDetail = () => (
  <LinkRow Icon={GearIcon} to="/settings" title="Settings" detail="Security, language, theme" />
);
export const WithState = () => (
  <LinkRow
    Icon={EnvelopeSimpleIcon}
    to="/email"
    title="Email"
    state="ada.of.the.long.name@example.com"
  />
);
