import { describe, expect, it } from 'vitest';
import { matchOptions } from './pick-list';

const options = [{ search: 'México MX +52' }, { search: 'Việt Nam VN +84' }];

describe('matchOptions', () => {
  it('finds without accents and in any case', () => {
    expect(matchOptions(options, 'mexico')).toEqual([options[0]]);
    expect(matchOptions(options, 'viet')).toEqual([options[1]]);
  });

  it('finds what is written full-width, and Arabic without its vowel marks', () => {
    expect(matchOptions(options, '＋５２')).toEqual([options[0]]);
    const arabic = [{ search: 'السعودية' }];
    expect(matchOptions(arabic, 'السُّعُودِيَّة')).toEqual(arabic);
  });

  it('wants every word', () => {
    expect(matchOptions(options, 'viet 84')).toEqual([options[1]]);
    expect(matchOptions(options, 'viet 52')).toEqual([]);
  });

  it('shows all for an empty query', () => {
    expect(matchOptions(options, '  ')).toHaveLength(2);
  });
});
