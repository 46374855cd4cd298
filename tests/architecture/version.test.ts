import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { buildVersion } from '../../scripts/version';

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const git = (folder: string, ...args: readonly string[]): string =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout.trim();

it('a build has the name that it is given', () => {
  expect(buildVersion('2026.11-3')).toBe('2026.11-3');
});

it('else the version of the package, with the commit', () => {
  const folder = makeFolder();
  git(folder, 'init');
  git(folder, 'commit', '--allow-empty', '-m', 'First');
  const commit = git(folder, 'rev-parse', 'HEAD');
  expect(buildVersion('', folder)).toBe(`${project.version}+${commit.slice(0, 8)}`);
});

it('and the version alone outside of a repository', () => {
  expect(buildVersion('', makeFolder())).toBe(project.version);
});
