import { expect, it } from 'vitest';
import { isDesktopBrowser } from './desktop';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0', 0, true],
  // A laptop with a touch screen is still a desktop.
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0', 10, true],
  [MAC, 0, true],
  // An iPad identifies as a Mac.
  [MAC, 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 5, false],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 7) Chrome/156.0 Mobile Safari/537.36', 5, false],
])('%s with %i touch points: desktop %s', (userAgent, touchPoints, expected) => {
  expect(isDesktopBrowser(userAgent, touchPoints)).toBe(expected);
});
