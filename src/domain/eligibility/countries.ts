/** ISO 3166 codes of the countries that are not served (specification, section 1). Their names are in `refused-areas.ts`. */
export const REFUSED_COUNTRIES = ['KP', 'IL', 'CN', 'VU', 'CU'] as const;

/** True if people of a country are not served. Takes an ISO 3166 code. */
export const isRefusedCountry = (country: string): boolean =>
  REFUSED_COUNTRIES.some((code) => code === country.toUpperCase());
