import { expect, it } from 'vitest';
import { durationText } from './duration';

it.each([
  [1, 'en', '1 minute'],
  [90, 'en', '90 minutes'],
  [180, 'en', '3 hours'],
  [2880, 'de', '2 Tage'],
  [20, 'zh-CN', '20分钟'],
])('%i minutes read in %s: %s', (minutes, locale, text) => {
  expect(durationText(minutes, locale)).toBe(text);
});
