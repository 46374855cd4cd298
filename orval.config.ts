import { defineConfig } from 'orval';

const OUT = process.env['QUAYSIDE_GENERATED'] ?? './src/api/generated';
const input = { target: process.env['QUAYSIDE_BUNDLE'] ?? './api-spec/bundled.json' };
const zod = {
  override: { zod: { version: 4, variant: 'mini', generateReusableSchemas: true } },
} as const;

/** Calls that only read, although they are POSTs: queries, not mutations. */
const POST_READS = [
  'getNewsArticle',
  'getOrderResult',
  'getPayoutMethods',
  'getLeverageTerms',
  'getWallets',
  'getWallet',
  'getDepositAddress',
  'getWithdrawalTerms',
];

/** Lists that come in pages. */
const LISTS = [
  'getNotifications',
  'getNews',
  'getDepositProducts',
  'getDeposits',
  'getDepositPayouts',
  'getPositions',
  'getLeverageOrders',
  'getForexLeverageOrders',
  'getLoans',
  'getProjects',
  'getOrders',
  'getForexOrders',
  'getCoinOrders',
  'getTopUps',
  'getWithdrawals',
  'getFlashExchanges',
];

const INFINITE = { useInfinite: true, useInfiniteQueryParam: 'page' };

const queries = (ids: readonly string[], more = {}) =>
  Object.fromEntries(ids.map((id) => [id, { query: { useQuery: true, ...more } }]));

export default defineConfig({
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: `${OUT}/hooks`,
      schemas: `${OUT}/model`,
      client: 'react-query',
      httpClient: 'axios',
      headers: true,
      clean: true,
      override: {
        mutator: { path: './src/api/client.ts', name: 'request' },
        query: { signal: true, version: 5 },
        // The client encodes: JSON with a token, a form without one. It takes the payload as it is.
        formUrlEncoded: false,
        operations: { ...queries(POST_READS), ...queries(LISTS, INFINITE) },
      },
    },
  },
  schemas: {
    input,
    output: {
      mode: 'tags-split',
      target: `${OUT}/zod`,
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      ...zod,
    },
  },
  events: {
    input: { target: `${OUT}/events/openapi.json` },
    output: { mode: 'single', target: `${OUT}/events/schemas.ts`, client: 'zod', ...zod },
  },
});
