import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

describe('--allow-origin', () => {
  it.each([
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://localhost:5173/', 'http://localhost:5173'],
    ['HTTPS://App.Example:443/', 'https://app.example'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['*', '*'],
  ])('%s is what browsers send as %s', (text, origin) => {
    expect(readOptions(['--allow-origin', text])).toMatchObject({ allowOrigins: [origin] });
  });

  it.each(['http://localhost:5173/app', 'localhost:5173', 'http://a/?b', 'null', ''])(
    'refuses what no page has as its origin: %j',
    (text) => {
      expect(() => readOptions(['--allow-origin', text])).toThrow(
        `--allow-origin ${text} is no origin`,
      );
    },
  );
});
