/** Names of regions in the reader's language, in its order. Takes ISO 3166 codes; one that the browser does not know stays. */
export const regionNames = (codes: readonly string[], locale: string): readonly string[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', style: 'short' });
  return codes.map((code) => names.of(code) ?? code).toSorted((a, b) => a.localeCompare(b, locale));
};
