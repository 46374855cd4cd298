/* The theme of the app: light unless the user chose dark or the system's. */
export { setTheme, startTheme, useTheme, useThemeChoice } from './theme';
