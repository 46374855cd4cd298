/** What nobody needs in the first seconds, in one file: a start without a connection, newer files of the app, other tabs. */
export { explainLogOutElsewhere } from './log-out-elsewhere';
export { NewVersion } from './new-version';
export { keepForOfflineStart } from './offline-start';
