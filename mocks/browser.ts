import type { StartedMock } from './in-page';
import { provideMissingFeatures } from './missing-features';

/** The browser's carrier. Its libraries look for storage and ids as soon as they are loaded: what is missing comes first. */
export const startMockBackend = async (baseUrl: string): Promise<StartedMock> => {
  provideMissingFeatures();
  const { startInPage } = await import('./in-page');
  return startInPage(baseUrl);
};
