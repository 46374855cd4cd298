import { expect, test } from './app';

test('without a socket the chart page has no tabs for what would never come', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await expect(page.getByRole('heading', { name: 'About the pair' })).toBeVisible();
  await expect(page.getByText('24h high')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Order book' })).toHaveCount(0);
});
