import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Quotes',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'quotes' } },
};
export default meta;

const SATURDAY = 'scenario:weekend-closed,clock:2026-03-07T12:00Z';
export const Crypto: StoryObj = { parameters: { screen: { shows: 'ETH' } } };

export const Metals: StoryObj = {
  parameters: { screen: { query: '?market=metal', shows: 'XAU' } },
};

export const ForexClosed: StoryObj = {
  parameters: { screen: { query: '?market=forex', mock: SATURDAY, shows: 'Closed' } },
};

export const NoFavourites: StoryObj = {
  parameters: { screen: { query: '?market=favourites', shows: 'No favourites yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Crypto' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Prices could not be loaded.' } },
};
