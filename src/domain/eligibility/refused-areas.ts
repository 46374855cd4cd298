import type { REFUSED_COUNTRIES } from './countries';

/** A country that is not served. */
interface RefusedCountry {
  /** ISO 3166 code of three letters. */
  readonly longCode: string;
  /** Telephone dialling code, which belongs to this country alone. */
  readonly diallingCode: string;
  /** English names in lists of servers, the usual one first. */
  readonly names: readonly [string, ...string[]];
}

/** Names and dialling codes of the countries that are not served, which only forms need. */
const TABLE: Readonly<Record<(typeof REFUSED_COUNTRIES)[number], RefusedCountry>> = {
  KP: {
    longCode: 'PRK',
    diallingCode: '850',
    names: ['North Korea', 'DPRK', 'DPR Korea', "Democratic People's Republic of Korea"],
  },
  IL: { longCode: 'ISR', diallingCode: '972', names: ['Israel', 'State of Israel'] },
  CN: {
    longCode: 'CHN',
    diallingCode: '86',
    names: ['China', "People's Republic of China", 'PRC', 'China PRC', 'Mainland China'],
  },
  VU: { longCode: 'VUT', diallingCode: '678', names: ['Vanuatu', 'Republic of Vanuatu'] },
  CU: { longCode: 'CUB', diallingCode: '53', names: ['Cuba', 'Republic of Cuba'] },
};

/** English names and dialling codes of the countries that are not served. */
export const REFUSED_AREAS: readonly { readonly name: string; readonly diallingCode: string }[] =
  Object.values(TABLE).map(({ names: [name], diallingCode }) => ({ name, diallingCode }));

/** No dialling code begins with a zero. */
const DIALLING_PREFIX = /^\+?0*/u;

/** True if people with this dialling code are not served. Takes `86`, `+86`, `0086` and any other number of zeros. */
export const isRefusedDiallingCode = (diallingCode: string): boolean => {
  const digits = diallingCode.trim().replace(DIALLING_PREFIX, '');
  return Object.values(TABLE).some((country) => country.diallingCode === digits);
};

/** The words of a name in any order, without what lists write differently: `Cuba (Republic of)`, `The Republic of Cuba`. */
const comparable = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace('dem.', 'democratic')
    .split(/[\s(),]+/u)
    .filter((word) => !['', 'the', 'of'].includes(word))
    .toSorted()
    .join(' ');

/** True if people of a country are not served. Takes an English name, as servers list them, or an ISO 3166 code. */
export const isRefusedCountryName = (name: string): boolean => {
  const given = comparable(name);
  return Object.entries(TABLE).some(([code, { longCode, names }]) =>
    [code, longCode, ...names].some((known) => comparable(known) === given),
  );
};
