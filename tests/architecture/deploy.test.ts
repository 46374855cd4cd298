import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../vite.config.ts';

it.each(['nginx.conf', 'Caddyfile'])('docs/deploy/%s sends the policy of the preview', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/deploy', file), 'utf8');
  const policies = [...text.matchAll(/Content-Security-Policy "([^"]+)"/gu)].map(
    ([, found]) => found,
  );
  expect(policies).toEqual([CONTENT_SECURITY_POLICY]);
});
