/** What keeps the app's own files, in one file that loads late: for a start without a connection, and the offer of newer ones. */
import { keepForOfflineStart } from './offline-start';

export { NewVersion } from './new-version';

if (!__DEMO__ && import.meta.env.PROD) void keepForOfflineStart();
