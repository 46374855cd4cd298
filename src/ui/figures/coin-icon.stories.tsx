import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CoinIcon } from './coin-icon';
import { ICON_COINS, ICON_FLAGS, ICON_METALS } from './market-icon';

const meta: Meta = { title: 'ui/CoinIcon' };
export default meta;

const Row = ({ symbols }: { readonly symbols: readonly string[] }) => (
  <div className="flex flex-wrap gap-3">
    {symbols.map((symbol) => (
      <CoinIcon key={symbol} symbol={symbol} />
    ))}
  </div>
);

const MAJORS = ['EUR/USD', 'GBP/USD', 'USD/JPY', 'AUD/USD', 'USD/CHF', 'USD/CAD', 'NZD/USD'];

export const Several = {
  render: () => (
    <div className="space-y-3">
      <Row symbols={ICON_COINS} />
      <Row symbols={ICON_FLAGS} />
      <Row symbols={ICON_METALS} />
      <Row symbols={[...MAJORS, 'EUR/GBP']} />
    </div>
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await waitFor(() =>
      expect(images.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]),
    );
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(0);
  },
};
/** Codes that the app does not know: a pair with one of them, and a currency. */
export const Unknown = () => <Row symbols={['HBR', 'newcoin', 'USD/ZAR']} />;
export const Sizes = () => (
  <div className="space-y-3">
    {['BTC', 'EUR/USD', 'XAU/USD'].map((symbol) => (
      <div key={symbol} className="flex items-center gap-3">
        {[18, 26, 32, 36, 48].map((size) => (
          <CoinIcon key={size} symbol={symbol} size={size} />
        ))}
      </div>
    ))}
  </div>
);
export const NotLoaded = {
  render: () => <CoinIcon symbol="BTC" />,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const image = canvasElement.querySelector('img');
    if (image === null) throw new Error('There is no image.');
    image.src = 'data:image/svg+xml,broken';
    await waitFor(() => expect(within(canvasElement).getByText('B')).toBeVisible());
  },
};
