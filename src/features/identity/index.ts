/* Identity verification: both levels, their forms and photos, and the countries that are not served. */
export { AdvancedVerification } from './components/advanced-verification';
export { IdentityLevels } from './components/identity-levels';
export { RefusedCountries } from './components/refused-countries';
