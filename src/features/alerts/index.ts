/*
 * Price alerts: stored on the device, checked against fresh prices while the app is open, fired once. The check and the
 * storage stay private.
 */
export { AlertButton } from './components/alert-button';
export { AlertWatcher } from './components/alert-watcher';
export { useAlerts } from './stored-alerts';
