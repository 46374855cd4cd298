/* The theme of the app: light unless the user chose dark. */
export { setTheme, startTheme, useTheme } from './theme';
