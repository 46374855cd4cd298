/** A country that is not served. */
interface RefusedCountry {
  /** ISO 3166 code. */
  readonly code: string;
  /** Telephone dialling code, which belongs to this country alone. */
  readonly diallingCode: string;
  /** English names in lists of servers, the usual one first. */
  readonly names: readonly [string, ...string[]];
}

/** Countries that are not served (specification, section 1). */
const TABLE: readonly RefusedCountry[] = [
  {
    code: 'KP',
    diallingCode: '850',
    names: [
      'North Korea',
      'Korea (North)',
      'Korea, North',
      'DPRK',
      "Democratic People's Republic of Korea",
      "Korea, Democratic People's Republic of",
    ],
  },
  { code: 'IL', diallingCode: '972', names: ['Israel', 'State of Israel'] },
  {
    code: 'CN',
    diallingCode: '86',
    names: ['China', "People's Republic of China", 'Mainland China', 'China mainland'],
  },
  { code: 'VU', diallingCode: '678', names: ['Vanuatu', 'Republic of Vanuatu'] },
  { code: 'CU', diallingCode: '53', names: ['Cuba', 'Republic of Cuba'] },
];

/** ISO 3166 codes of the countries that are not served. */
export const REFUSED_COUNTRIES: readonly string[] = TABLE.map(({ code }) => code);

/** English names and dialling codes of the countries that are not served. */
export const REFUSED_AREAS: readonly { readonly name: string; readonly diallingCode: string }[] =
  TABLE.map(({ names: [name], diallingCode }) => ({ name, diallingCode }));

/** True if people of a country are not served. Takes an ISO 3166 code. */
export const isRefusedCountry = (country: string): boolean =>
  REFUSED_COUNTRIES.includes(country.toUpperCase());

const DIALLING_PREFIX = /^(?:\+|00)/u;

/** True if people with this dialling code are not served. Takes `86`, `+86` or `0086`. */
export const isRefusedDiallingCode = (diallingCode: string): boolean => {
  const digits = diallingCode.trim().replace(DIALLING_PREFIX, '');
  return TABLE.some((country) => country.diallingCode === digits);
};

const comparable = (name: string): string =>
  name.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ');

/** True if people of a country are not served. Takes an English name, as servers list them, or an ISO 3166 code. */
export const isRefusedCountryName = (name: string): boolean =>
  isRefusedCountry(name.trim()) ||
  TABLE.some(({ names }) => names.some((known) => comparable(known) === comparable(name)));
