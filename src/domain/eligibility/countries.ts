/** A country that is not served. */
interface RefusedCountry {
  /** ISO 3166 code. */
  readonly code: string;
  /** ISO 3166 code of three letters. */
  readonly longCode: string;
  /** Telephone dialling code, which belongs to this country alone. */
  readonly diallingCode: string;
  /** English names in lists of servers, the usual one first. */
  readonly names: readonly [string, ...string[]];
}

/** Countries that are not served (specification, section 1). */
const TABLE: readonly RefusedCountry[] = [
  {
    code: 'KP',
    longCode: 'PRK',
    diallingCode: '850',
    names: ['North Korea', 'DPRK', 'DPR Korea', "Democratic People's Republic of Korea"],
  },
  { code: 'IL', longCode: 'ISR', diallingCode: '972', names: ['Israel', 'State of Israel'] },
  {
    code: 'CN',
    longCode: 'CHN',
    diallingCode: '86',
    names: ['China', "People's Republic of China", 'PRC', 'China PRC', 'Mainland China'],
  },
  { code: 'VU', longCode: 'VUT', diallingCode: '678', names: ['Vanuatu', 'Republic of Vanuatu'] },
  { code: 'CU', longCode: 'CUB', diallingCode: '53', names: ['Cuba', 'Republic of Cuba'] },
];

/** ISO 3166 codes of the countries that are not served. */
export const REFUSED_COUNTRIES: readonly string[] = TABLE.map(({ code }) => code);

/** English names and dialling codes of the countries that are not served. */
export const REFUSED_AREAS: readonly { readonly name: string; readonly diallingCode: string }[] =
  TABLE.map(({ names: [name], diallingCode }) => ({ name, diallingCode }));

/** True if people of a country are not served. Takes an ISO 3166 code. */
export const isRefusedCountry = (country: string): boolean =>
  REFUSED_COUNTRIES.includes(country.toUpperCase());

/** No dialling code begins with a zero. */
const DIALLING_PREFIX = /^\+?0*/u;

/** True if people with this dialling code are not served. Takes `86`, `+86`, `0086` and any other number of zeros. */
export const isRefusedDiallingCode = (diallingCode: string): boolean => {
  const digits = diallingCode.trim().replace(DIALLING_PREFIX, '');
  return TABLE.some((country) => country.diallingCode === digits);
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
  return TABLE.some(({ code, longCode, names }) =>
    [code, longCode, ...names].some((known) => comparable(known) === given),
  );
};
