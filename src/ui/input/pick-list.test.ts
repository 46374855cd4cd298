import { describe, expect, it } from 'vitest';
import { matchOptions } from './pick-list';

const options = [{ search: 'México MX +52' }, { search: 'Việt Nam VN +84' }];

describe('matchOptions', () => {
  it('ignores accents and case', () => {
    expect(matchOptions(options, 'mexico')).toEqual([options[0]]);
    expect(matchOptions(options, 'viet')).toEqual([options[1]]);
  });

  it('matches full-width text, and Arabic without vowel marks', () => {
    expect(matchOptions(options, '＋５２')).toEqual([options[0]]);
    const arabic = [{ search: 'السعودية' }];
    expect(matchOptions(arabic, 'السُّعُودِيَّة')).toEqual(arabic);
  });

  it('requires every word', () => {
    expect(matchOptions(options, 'viet 84')).toEqual([options[1]]);
    expect(matchOptions(options, 'viet 52')).toEqual([]);
  });

  it('returns all for an empty query', () => {
    expect(matchOptions(options, '  ')).toHaveLength(2);
  });
});
