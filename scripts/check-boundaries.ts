/**
 * Checks the import rules. Also fails if dependency-cruiser saw fewer files than the tree has: without a usable parser it
 * finds no modules and so no violations.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { CRUISE_OPTIONS, FORBIDDEN } from './boundary-rules.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'mocks', 'tests/second-client'];

/** A forbidden import. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string | undefined;
}

/** Reads all imports in the folders that have rules. */
export async function readImports(
  root: string,
): Promise<{ readonly files: readonly string[]; readonly violations: readonly Violation[] }> {
  const { output } = await cruise(FOLDERS, {
    ...CRUISE_OPTIONS,
    baseDir: root,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    ruleSet: { forbidden: FORBIDDEN },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser was asked for no report');
  return {
    files: output.modules.map(({ source }) => source),
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      why: FORBIDDEN.find(({ name }) => name === rule.name)?.comment,
    })),
  };
}

const listed = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.tsx?$/u.test(file));

/** The TypeScript files in Git, including untracked ones. */
function filesInTree(): readonly string[] {
  const gone = new Set(listed('--deleted'));
  const present = listed('--cached', '--others', '--exclude-standard', '--', ...FOLDERS);
  return present.filter((file) => !gone.has(file));
}

async function main(): Promise<void> {
  const { files, violations } = await readImports(ROOT);
  const seen = new Set(files);
  const unseen = filesInTree().filter((file) => !seen.has(file));
  for (const { rule, from, to, why } of violations) {
    process.stderr.write(`${rule}: ${from} -> ${to}\n    ${why}\n`);
  }
  for (const file of unseen) process.stderr.write(`never looked at: ${file}\n`);
  process.stdout.write(
    `boundaries: ${seen.size} modules seen, ${violations.length} violations, ${unseen.length} files missed\n`,
  );
  process.exitCode = violations.length + unseen.length === 0 && seen.size > 0 ? 0 : 1;
}

if (import.meta.main) await main();
