import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

const meta: Meta = {
  title: 'screens/External page',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'webview' } },
};
export default meta;

/** The screen for an address. */
const at = (url: string, shows: string) => ({
  parameters: { screen: { query: `?${new URLSearchParams({ url }).toString()}`, shows } },
});

export const Listed: StoryObj = {
  ...at('https://example.com/market/2026/march?from=quayside', 'You are leaving Quayside'),
  play: async () => {
    const link = await sight.findByRole('link', { name: /^Open example\.com/u });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A long name, with letters that look like others: shown as it is sent. */
export const Foreign: StoryObj = at(
  'https://quаyside.com.secure-login.account-verification.example.net/login',
  'Quayside does not open this page',
);

export const Insecure: StoryObj = at('http://example.com/', 'This page is not secure');

export const Broken: StoryObj = at('javascript:alert(1)', 'This link does not work');
