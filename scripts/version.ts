import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import project from '../package.json' with { type: 'json' };

/** Null where git is not installed, empty outside of a repository. */
const commitOf = (folder: string): string | null =>
  spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: folder, encoding: 'utf8' }).stdout;

/**
 * What a build is called in About, in messages to customer service and on `<html>`: QUAYSIDE_VERSION, or the version of
 * package.json with the commit, so that two builds can be told apart. Without git the version alone.
 */
export const buildVersion = (
  named = process.env['QUAYSIDE_VERSION'],
  folder = join(import.meta.dirname, '..'),
): string => {
  if (named !== undefined && named !== '') return named;
  const commit = commitOf(folder)?.trim() ?? '';
  return commit === '' ? project.version : `${project.version}+${commit}`;
};
