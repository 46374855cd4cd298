/** What nobody needs in the first seconds, in one file: a start without a connection, newer files of the app, other tabs. */
export { NewVersion } from './new-version';
export { keepForOfflineStart } from './offline-start';
export { explainSessionEndElsewhere } from './session-end-elsewhere';
