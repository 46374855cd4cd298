/** Names of regions in a language, sorted by its rules. Takes ISO 3166 codes; unknown codes are returned unchanged. */
export const regionNames = (codes: readonly string[], locale: string): readonly string[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', style: 'short' });
  return codes.map((code) => names.of(code) ?? code).toSorted((a, b) => a.localeCompare(b, locale));
};
