import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImports } from '../../scripts/check-boundaries.ts';

/** A violation of each rule: the violating file, and its import. */
const PLANTED = [
  ['pages-imports-nothing-to-its-left', 'src/pages/left.ts', '@/app/shell'],
  ['features-imports-nothing-to-its-left', 'src/features/left/model.ts', '@/pages/home'],
  ['session-imports-nothing-to-its-left', 'src/session/left.ts', '@/features/spot/index'],
  ['api-imports-nothing-to-its-left', 'src/api/left.ts', '@/session/token'],
  ['domain-imports-nothing-to-its-left', 'src/domain/left.test.ts', '@/api/client'],
  ['ui-imports-no-layer', 'src/ui/layer.tsx', '@/api/client'],
  ['lib-imports-no-layer', 'src/lib/layer.ts', '@/session/token'],
  ['ui-knows-no-router-query-or-state', 'src/ui/router.tsx', 'react-router-dom'],
  ['lib-is-not-ui', 'src/lib/button.ts', '@/ui/action/button'],
  ['no-feature-imports-another', 'src/features/other/model.ts', '@/features/spot/index'],
  ['features-only-through-their-index', 'src/pages/private.ts', '@/features/spot/model'],
  ['generated-code-only-at-the-edge', 'src/session/wire.ts', '@/api/generated/types'],
  ['domain-is-pure', 'src/domain/impure.ts', 'react-router-dom'],
  ['engine-imports-only-domain', 'mocks/engine/impure.ts', '../http/answer'],
  ['mocks-use-only-domain-and-generated', 'mocks/http/app.ts', '@/api/client'],
  ['only-start-mocks-imports-mocks', 'src/app/mocks.ts', '@mocks/http/answer'],
  ['demo-uses-only-types-of-mocks', 'src/demo/values.ts', '@mocks/http/answer'],
  ['mocking-packages-only-in-mocks', 'src/lib/mocking.ts', 'msw'],
  ['second-client-knows-only-the-contract', 'tests/second-client/app.ts', '@/api/client'],
  ['everything-resolves', 'src/lib/nowhere.ts', './nowhere-to-be-found'],
] as const;

/** Allowed imports, and the files that the planted imports target. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/app/shell.ts':
    "import '@/pages/home'; import '@/features/spot/index'; import '@/ui/action/button';",
  'src/app/start-mocks.ts': "void import('@mocks/http/answer');",
  'src/pages/home.ts': "import '@/features/spot/index'; import '@/session/token';",
  'src/features/spot/index.ts': "import './model'; import './queries';",
  'src/features/spot/model.ts': "import '@/domain/money/sum'; import '@/ui/action/button';",
  'src/features/spot/queries.ts': "import '@/api/generated/types';",
  'src/session/token.ts': "import '@/api/client';",
  'src/api/client.ts': "import './generated/types'; import '@/domain/money/sum';",
  'src/api/generated/types.ts': '',
  'src/domain/money/sum.ts': "import 'big.js';",
  'src/domain/format/amount.ts': "import '../money/sum';",
  'src/ui/action/button.tsx': "import '@/domain/format/amount'; import '@/lib/clock';",
  'src/lib/clock.ts': '',
  'src/demo/panel.ts':
    "import type { Answer } from '@mocks/http/answer'; export type Shown = Answer;",
  'mocks/http/answer.ts':
    "import '../engine/ledger'; import '@/api/generated/types'; import 'msw'; export type Answer = 1;",
  'mocks/server/start.ts': "import '../http/answer';",
  'tests/second-client/client.ts': "import '@mocks/server/start'; import 'openapi-fetch';",
  'node_modules/openapi-fetch/index.js': '',
  'mocks/engine/ledger.ts': "import '@/domain/money/sum';",
  'node_modules/big.js/index.js': '',
  'node_modules/msw/index.js': '',
  'node_modules/react-router-dom/index.js': '',
};

const CYCLE: Readonly<Record<string, string>> = {
  'src/lib/chicken.ts': "import './egg';",
  'src/lib/egg.ts': "import './chicken';",
};

const TSCONFIG = { compilerOptions: { paths: { '@/*': ['./src/*'], '@mocks/*': ['./mocks/*'] } } };

const root = mkdtempSync(join(tmpdir(), 'quayside-boundaries-'));
let broken: readonly string[] = [];

const plant = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  plant('tsconfig.json', JSON.stringify(TSCONFIG));
  for (const [file, text] of Object.entries({ ...ALLOWED, ...CYCLE })) plant(file, text);
  for (const [, file, target] of PLANTED) plant(file, `import '${target}';`);
  const { violations } = await readImports(root);
  broken = violations.map(({ rule, from }) => `${rule} by ${from}`);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('the dependency rule', () => {
  test.each(PLANTED)('%s', (rule, file) => {
    expect(broken).toContain(`${rule} by ${file}`);
  });

  test('no-cycle', () => {
    expect(broken).toContain('no-cycle by src/lib/chicken.ts');
  });

  test('accepts allowed imports', () => {
    const innocent = Object.keys(ALLOWED);
    expect(broken.filter((line) => innocent.some((file) => line.endsWith(` by ${file}`)))).toEqual(
      [],
    );
  });
});
