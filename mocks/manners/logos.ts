/** The app's own icons, in the bundle of the server: it runs from one file. */
const ICONS = import.meta.glob<string>('../../public/market-icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FOLDER = '/upload/logo/';

/** The logos that a server serves: SVG text by path. */
export const LOGOS: ReadonlyMap<string, string> = new Map(
  Object.entries(ICONS).map(([file, svg]) => [`${FOLDER}${file.split('/').at(-1)}`, svg]),
);

/** The path of a currency's logo on its server; `null` for a currency without one. */
export const logoOf = (currency: unknown): string | null => {
  const path = `${FOLDER}${String(currency).toLowerCase()}.svg`;
  return LOGOS.has(path) ? path : null;
};
