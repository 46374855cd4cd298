import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';

const COMPONENT = `
export function Greeting({ name }: { name: string }) {
  'use memo';
  const parts = name.split(' ');
  return <p onClick={() => console.info(parts)}>{parts[0]}</p>;
}`;

const root = mkdtempSync(join(tmpdir(), 'quayside-compiler-'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('the build memoises a component that opts in: the React Compiler is active', async () => {
  const entry = join(root, 'greeting.tsx');
  writeFileSync(entry, COMPONENT);
  const output = await build({
    root,
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react/u },
    },
  });
  expect(JSON.stringify(output)).toContain('react/compiler-runtime');
});
