/** The product's name and marks: the one place to change for another brand. */
export const BRAND = {
  name: 'Quayside',
  /** Paths below the app's base URL. */
  logo: 'brand/logo.svg',
  icon: 'brand/icon.svg',
  color: { light: '#D7191F', dark: '#FF4A42' },
  /** For `<meta name="theme-color">`: the page's background. */
  themeColor: { light: '#F4F3F0', dark: '#0B0B0C' },
} as const;
