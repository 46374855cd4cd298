import type { StartedMock } from './carriers/in-page';
import { installPolyfills } from './carriers/polyfills';

/**
 * Starts the mock in a browser. Missing browser features are provided first, because its libraries look for storage and
 * ids while they load.
 */
export const startMockBackend = async (baseUrl: string): Promise<StartedMock> => {
  installPolyfills();
  const { startInPage } = await import('./carriers/in-page');
  return startInPage(baseUrl);
};
