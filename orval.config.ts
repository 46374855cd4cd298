import { defineConfig } from 'orval';

const input = { target: './api-spec/bundled.json' };

export default defineConfig({
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/hooks',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      headers: true,
      clean: true,
      override: {
        mutator: { path: './src/api/client.ts', name: 'request' },
        query: { signal: true, version: 5 },
        // The client encodes: JSON with a token, a form without one. It takes the payload as it is.
        formUrlEncoded: false,
        operations: {
          getWallets: { query: { useQuery: true } },
          getWallet: { query: { useQuery: true } },
          getNews: { query: { useQuery: true } },
          getOrders: {
            query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' },
          },
          getForexOrders: {
            query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' },
          },
        },
      },
    },
  },
  schemas: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { zod: { version: 4, variant: 'mini', generateReusableSchemas: true } },
    },
  },
});
