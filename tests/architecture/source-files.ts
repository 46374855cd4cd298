import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const GENERATED = ['src/api/generated/', 'tests/second-client/generated/'];

/** A hand-written file: its path from the root, its text, its lines. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Every hand-written TypeScript and JavaScript file of the project. */
export const SOURCE_FILES: readonly SourceFile[] = globSync(
  ['{src,mocks,tests,scripts,.storybook}/**/*.{ts,tsx,mjs}', '*.ts'],
  { cwd: ROOT },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !GENERATED.some((folder) => path.startsWith(folder)))
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, lines: text.trimEnd().split('\n').length };
  });

export const isTest = ({ path }: SourceFile): boolean => /\.(?:test|spec)\.tsx?$/u.test(path);

/** The files in src/ that are part of the app: no tests, no stories. */
export const APP_FILES = SOURCE_FILES.filter(
  (file) => file.path.startsWith('src/') && !isTest(file) && !file.path.endsWith('.stories.tsx'),
);

/** `path:line` of every matching line. */
export const findLines = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
