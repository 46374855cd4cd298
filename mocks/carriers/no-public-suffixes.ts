/**
 * Stands in for the list of public suffixes (`tldts`, 257 kB) in the bundle: MSW asks it whose cookies are whose, and the
 * mock backend sets none. Every host is a site of its own.
 */
export const getDomain = (host: string): string => host;
