import { storageInMemory } from '../mocks/missing-features';

/*
 * A new phone for every page: nothing kept, no worker of an earlier visit, no storage shared with other tabs. The mock backend
 * then answers in the page alone. To be imported before anything that looks for these.
 */
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: storageInMemory(), configurable: true });
Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
