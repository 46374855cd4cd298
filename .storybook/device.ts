import { memoryStorage } from '../mocks/carriers/polyfills';

/*
 * Gives every page a fresh device: no stored data, no service worker of an earlier visit, no storage shared with other
 * tabs. The mock backend then answers inside the page. Import it before anything that reads these features.
 */
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
