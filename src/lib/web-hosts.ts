import { parseWebHosts } from '@/domain/web/web-hosts';

/** The demo's own list: pages that are there for everybody. */
const DEMO_HOSTS = 'example.com www.openstreetmap.org';

/** The hosts that links may open, as the page's root element names them in `data-webview-hosts`. Without it, none. */
export const webHosts = (): readonly string[] => {
  const named = document.getElementById('root')?.dataset['webviewHosts'];
  return parseWebHosts(named ?? (__DEMO__ ? DEMO_HOSTS : undefined));
};
