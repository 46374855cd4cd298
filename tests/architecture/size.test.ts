import { expect, test } from 'vitest';
import { APP_FILES, SOURCE_FILES, findLines } from './source-files';

const LONGEST = 300;
const USUAL = 150;
const USUAL_SHARE = 0.9;
const EFFECTS_PER_LINE = 1 / 1000;

const SIZES = SOURCE_FILES.map(({ lines }) => lines).toSorted((a, b) => a - b);

test(`no file is longer than ${LONGEST} lines`, () => {
  const long = SOURCE_FILES.filter(({ lines }) => lines > LONGEST);
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test(`nine files of ten have fewer than ${USUAL} lines`, ({ annotate }) => {
  const median = SIZES[Math.floor(SIZES.length / 2)];
  void annotate(`${SIZES.length} files, median ${median} lines`);
  const usual = SIZES.filter((lines) => lines < USUAL).length;
  expect(usual / SIZES.length).toBeGreaterThanOrEqual(USUAL_SHARE);
});

test('effects are rare: at most one in a thousand lines of the app', () => {
  const lines = APP_FILES.reduce((sum, file) => sum + file.lines, 0);
  const effects = findLines(APP_FILES, /\buse(?:Layout|Insertion)?Effect\(/u);
  const allowed = Math.ceil(lines * EFFECTS_PER_LINE);
  // Lists the locations if there are too many.
  expect(effects.slice(allowed)).toEqual([]);
});
