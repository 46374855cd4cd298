import i18next from 'i18next';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { ApiFailure } from '@/api/errors';
import { failureText, keyText } from '@/api/failure-text';
import { toDialect } from '@/api/dialects/languages';
import { createQueryClient } from '@/api/query-client';
import { configureClient } from '@/api/settings';
import { BRAND } from '@/brand';
import { screenAt } from '@/domain/screens/screens';
import { currentLanguage, loadScreenTexts, startLanguage } from '@/features/language';
import { startTheme } from '@/features/theme';
import { wait } from '@/lib/wait';
import { registerHistoryListener } from '@/lib/history-listener';
import { syncStoredValues } from '@/lib/stored-value';
import {
  endSession,
  onOwnerChange,
  sessionOwner,
  sessionToken,
  startSession,
} from '@/session/session';
import { parsePlayMoney, setPlayMoney } from '@/session/play-money';
import { ErrorBoundary, ErrorState, showToast } from '@/ui';
import type { Namespace } from '@locales/resources';
import { App } from './app';
import { DESKTOP_SITE, isDesktopBrowser } from './desktop';
import { clearOwnerData } from './clear-owner-data';
import { loadWithTexts } from './page-loader';
import { reportProblem } from './report-problem';
import { ROUTES, type RouteEntry } from './routes';
import { removeStaleMockWorker } from './stale-worker';
import { expireSession } from './session-expiry';
import { startMocks, type DemoBackend } from './start-mocks';
import { markWelcomeSeen } from './welcome-seen';

/** The Engine.IO version of the host's socket, from the root element; `undefined` without live updates. */
const socketOf = ({ dataset }: HTMLElement) => {
  if (__DEMO__ || dataset['socket'] === '4') return 4;
  return dataset['socket'] === '3' ? 3 : undefined;
};

/** Loads the texts for the server's messages, on the first refusal or success message. */
const loadServerTexts = (): Promise<void> => loadScreenTexts(['errors', 'messages']);

const loadExtras = () => import('./extras');

type Extras = Awaited<ReturnType<typeof loadExtras>>;

/** Does what needs code beside the page; nothing if it cannot be loaded. */
const withExtras = (use: (extras: Extras) => void): void =>
  void loadExtras().then(use, () => undefined);

/** Explains a refusal that only customer service can put right. Its texts are at the form anyway. */
const explainRefusal = (failure: ApiFailure): void =>
  withExtras(({ explainStop }) => explainStop(failure));

const configure = (root: HTMLElement): void =>
  configureClient({
    token: sessionToken,
    owner: sessionOwner,
    language: currentLanguage,
    dialect: toDialect(import.meta.env['VITE_LANGUAGE_DIALECT']),
    socket: socketOf(root),
    onMismatch: __DEMO__ ? 'reject' : 'report',
    // Production shows what can be read.
    report: (detail) => reportProblem(new Error(detail)),
    loadRefusalTexts: loadServerTexts,
    onSessionExpired: expireSession,
    onCommandRefused: explainRefusal,
  });

/** True if `explainRefusal` says more about a failure than a toast. Visitors have no command that it explains. */
const isExplained = (failure: ApiFailure): boolean =>
  failure.kind === 'business' &&
  /^account_(?:frozen|locked)$/u.test(failure.key) &&
  sessionToken() !== undefined;

const createClient = () =>
  createQueryClient({
    onFailure: (failure) => {
      if (!isExplained(failure)) showToast({ text: failureText(failure), tone: 'error' });
    },
    onMessage: (message) => {
      const show = (): void => showToast({ text: keyText(message), tone: 'success' });
      void loadServerTexts().then(show, show);
    },
  });

/** The route that will be shown first: that of the address, or the login screen for a visitor whom it does not admit. */
const firstRoute = () => {
  const screen = screenAt(/^#([^?]+)/u.exec(window.location.hash)?.[1] ?? '/');
  const route = screen && ROUTES[screen];
  return route?.needsSession === true && sessionToken() === undefined ? ROUTES.login : route;
};

/** Time after which the frame is shown without its page, in milliseconds: from then on the page reports its loading. */
const FIRST_PAGE_MS = 5000;

/** Loads the first page and its texts. A failure is left to the page's own loading, which can try again. */
const loadFirstPage = async (route: RouteEntry | undefined): Promise<void> => {
  const load = route && Promise.allSettled([loadWithTexts(route.load, route.texts)]);
  await Promise.race([load, wait(FIRST_PAGE_MS)]);
};

const firstTexts = (route: RouteEntry | undefined): readonly Namespace[] => {
  const texts = route?.texts ?? [];
  return __DEMO__ ? ['demo', ...texts] : texts;
};

/** Starts the demo's backend; `undefined` in production. */
type OpenBackend = () => Promise<DemoBackend | undefined>;

/** Height of the demo's strip, below which headers stick; it holds a button, which a finger must be able to hit. */
const stripHeight = (): string =>
  window.matchMedia('(pointer: coarse)').matches ? '2.75rem' : '1.75rem';

/** Continues as who is signed in in the world of a link. */
const openSession = (token: string | undefined): void => {
  if (token === undefined) endSession();
  else startSession(token);
};

const showApp = async (queryClient: QueryClient, open: OpenBackend): Promise<ReactNode> => {
  const demo = await open();
  // Refetch after another tab has changed the simulated world.
  demo?.watch(() => void queryClient.invalidateQueries());
  if (demo !== undefined) setPlayMoney(demo.playMoney);
  if (demo?.opened !== undefined) {
    openSession(demo.opened.token);
    if (demo.opened.isFirstVisit !== true) markWelcomeSeen();
  }
  if (__DEMO__ && demo?.keeping === 'unkept') showToast({ text: i18next.t('demo:simulatedLost') });
  if (
    __DEMO__ &&
    demo !== undefined &&
    (demo.isClockOff || demo.linkProblem !== undefined || demo.keeping !== 'kept')
  ) {
    const { showStartNotices } = await import('@/demo/start-notice');
    showStartNotices(demo);
  }
  return <App queryClient={queryClient} />;
};

const showFrame = async (): Promise<ReactNode> => {
  const { DeviceFrame } = await import('@/demo/device-frame');
  return <DeviceFrame label={i18next.t('demo:deviceFrame', { brand: BRAND.name })} />;
};

/** Reports errors in the same way, whether or not a boundary caught them. */
const ROOT_OPTIONS: RootOptions = {
  onCaughtError: reportProblem,
  onUncaughtError: reportProblem,
};

const RootFailure = () => (
  <main className="gutter pt-16">
    <ErrorState
      text={i18next.t('crashed')}
      retryLabel={i18next.t('retry')}
      onRetry={() => window.location.reload()}
    />
  </main>
);

const StartFailure = () =>
  __DEMO__ ? <p className="p-6">{i18next.t('demo:demoFailed')}</p> : <RootFailure />;

const showRoot = (root: HTMLElement, content: ReactNode): void =>
  createRoot(root, ROOT_OPTIONS).render(
    <ErrorBoundary renderFailure={() => <RootFailure />}>{content}</ErrorBoundary>,
  );

/**
 * Starts the app in `root`. Desktop browsers are redirected to the desktop site; in the demo they see a phone frame.
 * Stories pass their own backend.
 */
export const start = async (
  root: HTMLElement,
  openBackend: OpenBackend = startMocks,
): Promise<void> => {
  const isDesktop = isDesktopBrowser(navigator.userAgent, navigator.maxTouchPoints);
  if (!__DEMO__ && isDesktop) {
    window.location.replace(DESKTOP_SITE);
    return;
  }
  if (__DEMO__) document.documentElement.style.setProperty('--strip-height', stripHeight());
  startTheme();
  configure(root);
  setPlayMoney(parsePlayMoney(root.dataset['playMoney']));
  syncStoredValues();
  registerHistoryListener();
  const route = firstRoute();
  const queryClient = createClient();
  onOwnerChange(() => clearOwnerData(queryClient));
  configureClient({
    onOtherAccount: () => withExtras(({ refreshUser }) => refreshUser(queryClient)),
  });
  // Not in the demo, whose backend starts later.
  if (!__DEMO__) route?.prefetch?.(queryClient);
  await Promise.all([
    startLanguage(firstTexts(route)),
    loadFirstPage(route),
    __DEMO__ ? undefined : removeStaleMockWorker(),
  ]);
  const isOuterPage = __DEMO__ && isDesktop && window.self === window.top;
  try {
    showRoot(root, await (isOuterPage ? showFrame() : showApp(queryClient, openBackend)));
  } catch (error) {
    reportProblem(error);
    showRoot(root, <StartFailure />);
  }
};
