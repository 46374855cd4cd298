import { expect, it } from 'vitest';
import { checkPicture, decodingProblem, type PictureProblem } from './check-picture';
import { readFileContent } from './duplicate-file';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const RULES = { most: 2, maxBytes: 8 };

const jpeg = (...rest: readonly number[]): Blob => new Blob([Uint8Array.from([...JPEG, ...rest])]);

/** The result for a file after these were accepted. */
const outcome = async (
  file: Blob,
  taken: readonly Blob[] = [],
): Promise<PictureProblem | 'taken'> => {
  const result = await checkPicture(file, await Promise.all(taken.map(readFileContent)), RULES);
  return 'problem' in result ? result.problem : 'taken';
};

it('accepts a picture of the maximum size', async () => {
  expect(await outcome(jpeg(1, 2, 3, 4))).toBe('taken');
});

it('refuses one byte more', async () => {
  expect(await outcome(jpeg(1, 2, 3, 4, 5))).toBe('too_large');
});

it('refuses a file that is not a picture, and a format that not every browser displays', async () => {
  expect(await outcome(new Blob(['%PDF-1.7']))).toBe('wrong_type');
  expect(await outcome(new Blob(['GIF89a']))).toBe('wrong_type');
  expect(await outcome(new Blob([]))).toBe('wrong_type');
});

it('accepts a photo of an iPhone, and says what it is if the browser cannot decode it', async () => {
  const heic = new Blob(['\0\0\0\u0018ftypheic']);
  const result = await checkPicture(heic, [], { most: 1, maxBytes: 100 });
  // Four bytes of the length, four of `ftyp`, four of the brand.
  expect(result).toMatchObject({ size: 12 });
  expect(await decodingProblem(heic)).toBe('heic');
  expect(await decodingProblem(jpeg(1))).toBe('unreadable');
});

it('refuses a duplicate, and accepts another picture of the same size', async () => {
  expect(await outcome(jpeg(1), [jpeg(2), jpeg(1)].slice(1))).toBe('duplicate');
  expect(await outcome(jpeg(1), [jpeg(2)])).toBe('taken');
});

it('refuses more pictures than the maximum', async () => {
  expect(await outcome(jpeg(3), [jpeg(1), jpeg(2)])).toBe('too_many');
});

it('reports a file that has disappeared', async () => {
  const gone = jpeg(1);
  Object.defineProperty(gone, 'slice', {
    value: () => {
      throw new DOMException('gone', 'NotFoundError');
    },
  });
  expect(await outcome(gone)).toBe('unreadable');
});
