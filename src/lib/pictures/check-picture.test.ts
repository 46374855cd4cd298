import { expect, it } from 'vitest';
import { checkPicture, type PictureProblem } from './check-picture';
import { readContent } from './same-file';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const RULES = { most: 2, maxBytes: 8 };

const jpeg = (...rest: readonly number[]): Blob => new Blob([Uint8Array.from([...JPEG, ...rest])]);

/** What comes of a file when these have been taken. */
const outcome = async (
  file: Blob,
  taken: readonly Blob[] = [],
): Promise<PictureProblem | 'taken'> => {
  const result = await checkPicture(file, await Promise.all(taken.map(readContent)), RULES);
  return typeof result === 'string' ? result : 'taken';
};

it('takes a picture of the largest size', async () => {
  expect(await outcome(jpeg(1, 2, 3, 4))).toBe('taken');
});

it('refuses one byte more', async () => {
  expect(await outcome(jpeg(1, 2, 3, 4, 5))).toBe('too_large');
});

it('refuses what is no picture, and a picture that not every browser draws', async () => {
  expect(await outcome(new Blob(['%PDF-1.7']))).toBe('wrong_type');
  expect(await outcome(new Blob(['GIF89a']))).toBe('wrong_type');
  expect(await outcome(new Blob([]))).toBe('wrong_type');
});

it('refuses the same picture again, and takes another of its size', async () => {
  expect(await outcome(jpeg(1), [jpeg(2), jpeg(1)].slice(1))).toBe('duplicate');
  expect(await outcome(jpeg(1), [jpeg(2)])).toBe('taken');
});

it('refuses more than it was told to take', async () => {
  expect(await outcome(jpeg(3), [jpeg(1), jpeg(2)])).toBe('too_many');
});

it('says so when a file is gone', async () => {
  const gone = jpeg(1);
  Object.defineProperty(gone, 'slice', {
    value: () => {
      throw new DOMException('gone', 'NotFoundError');
    },
  });
  expect(await outcome(gone)).toBe('unreadable');
});
