import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Open location',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'openLocation' } },
};
export default meta;

/** The screen for what a link names. */
const at = (fields: Readonly<Record<string, string>>, shows: string) => ({
  parameters: { screen: { query: `?${new URLSearchParams(fields).toString()}`, shows } },
});

export const Place: StoryObj = at(
  {
    name: 'Quayside Harbour House',
    address: 'Am Sandtorkai 5, 20457 Hamburg, Germany',
    latitude: '53.54362',
    longitude: '9.98831',
  },
  'Quayside Harbour House',
);

/** A text of a stranger, and a latitude that is none. */
export const Wrong: StoryObj = at(
  { name: `<b>${'Harbour'.repeat(12)}</b>`, latitude: '91', longitude: '0' },
  'The coordinates in the link are not valid',
);

export const None: StoryObj = at({}, 'No place to show.');
