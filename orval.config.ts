import { defineConfig } from 'orval';
import { toLeanSchemas } from './scripts/lean-schemas';

const OUT = process.env['QUAYSIDE_GENERATED'] ?? './src/api/generated';
const input = { target: process.env['QUAYSIDE_BUNDLE'] ?? './api-spec/bundled.json' };
const zod = {
  override: { zod: { version: 4, variant: 'mini', generateReusableSchemas: true } },
} as const;

/** Calls that only read, although they are POSTs: queries, not mutations. */
const POST_READS = [
  'getNews',
  'getNewsArticle',
  'getOrderResult',
  'getPayoutMethods',
  'getLeverageTerms',
  'getPositions',
  'getLeverageOrders',
  'getForexLeverageOrders',
  'getWallets',
  'getWallet',
  'getDepositAddress',
  'getWithdrawalTerms',
];

const queries = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { query: { useQuery: true } }]));

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
        operations: queries(POST_READS),
      },
    },
  },
  schemas: {
    input: { ...input, override: { transformer: toLeanSchemas } },
    output: {
      mode: 'tags-split',
      target: `${OUT}/zod`,
      // A file a schema: a bundler can't divide a file, so every screen would load the schemas of all.
      schemas: { path: `${OUT}/zod/schemas`, type: 'zod' },
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      ...zod,
    },
  },
  events: {
    input: { target: `${OUT}/events/openapi.json`, override: { transformer: toLeanSchemas } },
    output: { mode: 'single', target: `${OUT}/events/schemas.ts`, client: 'zod', ...zod },
  },
});
