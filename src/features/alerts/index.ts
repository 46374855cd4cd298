/*
 * Price alerts: kept on the device, judged by fresh prices while the app is open, heard once. What is reached, and how
 * alerts are kept, stay private.
 */
export { AlertButton } from './components/alert-button';
export { AlertWatcher } from './components/alert-watcher';
export { useAlerts } from './kept';
