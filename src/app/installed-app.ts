/** What keeps the app's own files, in one file that loads late: for a start without a connection, and the offer of newer ones. */
export { NewVersion } from './new-version';
export { keepForOfflineStart } from './offline-start';
