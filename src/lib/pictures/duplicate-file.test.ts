import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDuplicateFile, readFileContent } from './duplicate-file';

afterEach(() => vi.unstubAllGlobals());

const compare = async (a: string, b: string): Promise<boolean> =>
  isDuplicateFile(await readFileContent(new Blob([a])), await readFileContent(new Blob([b])));

const CASES = [
  ['photo', 'photo', true],
  ['photo', 'phot0', false],
  ['photo', 'photo ', false],
  ['', '', true],
] as const;

describe('with a secure context', () => {
  it.each(CASES)('%j and %j: %s', async (a, b, same) => {
    expect(await compare(a, b)).toBe(same);
  });

  it('compares by SHA-256', async () => {
    // FIPS 180-2, appendix B.1.
    expect((await readFileContent(new Blob(['abc']))).sha256).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('on plain http', () => {
  it.each(CASES)('%j and %j: %s, byte by byte', async (a, b, same) => {
    vi.stubGlobal('crypto', {});
    expect((await readFileContent(new Blob([a]))).sha256).toBeUndefined();
    expect(await compare(a, b)).toBe(same);
  });
});
