import i18next from 'i18next';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { failureText, keyText } from '@/api/failure-text';
import { createQueryClient } from '@/api/query-client';
import { configureClient } from '@/api/settings';
import { BRAND } from '@/brand';
import { screenAt } from '@/domain/screens/screens';
import { currentLanguage, loadScreenTexts, startLanguage } from '@/features/language';
import { startTheme } from '@/features/theme';
import { startHistorySteps } from '@/lib/history-steps';
import { followStorage } from '@/lib/stored-value';
import { onOwnerChange, sessionOwner, sessionToken, startSession } from '@/session/session';
import { ErrorBoundary, ErrorState, showToast } from '@/ui';
import { App } from './app';
import { DESKTOP_SITE, isDesktopBrowser } from './desktop';
import { forgetOwner } from './forget-owner';
import { reportProblem } from './report-problem';
import { ROUTES } from './routes';
import { removeStaleMockWorker } from './stale-worker';
import { expireSession } from './session-expiry';
import { startMocks, type DemoBackend } from './start-mocks';

/** Real time is for hosts that have it: they say so on the root, with the version of Engine.IO that their server speaks. */
const socketOf = ({ dataset }: HTMLElement) => {
  if (__DEMO__ || dataset['socket'] === '4') return 4;
  return dataset['socket'] === '3' ? 3 : undefined;
};

/** The words for what a server says. They come with the first refusal or success message, not with a screen. */
const loadServerTexts = (): Promise<void> => loadScreenTexts(['errors', 'messages']);

const configure = (root: HTMLElement): void =>
  configureClient({
    token: sessionToken,
    owner: sessionOwner,
    language: currentLanguage,
    dialect: import.meta.env['VITE_LANGUAGE_DIALECT'] === 'public' ? 'public' : 'specification',
    socket: socketOf(root),
    onMismatch: __DEMO__ ? 'reject' : 'report',
    // Production goes on where it can.
    report: (detail) => reportProblem(new Error(detail)),
    loadRefusalTexts: loadServerTexts,
    onSessionExpired: expireSession,
  });

const createClient = () =>
  createQueryClient({
    onFailure: (failure) => showToast({ text: failureText(failure), tone: 'error' }),
    onMessage: (message) => {
      const show = (): void => showToast({ text: keyText(message), tone: 'success' });
      void loadServerTexts().then(show, show);
    },
  });

const firstRoute = () => {
  const screen = screenAt(/^#([^?]+)/u.exec(window.location.hash)?.[1] ?? '/');
  return screen && ROUTES[screen];
};

/** Opens what the app runs on; `undefined` for a server. */
type OpenBackend = () => Promise<DemoBackend | undefined>;

const showApp = async (queryClient: QueryClient, open: OpenBackend): Promise<ReactNode> => {
  const demo = await open();
  // Another tab changed the simulated world: what is shown here is asked for again.
  demo?.watch(() => void queryClient.invalidateQueries());
  if (demo?.token !== undefined) startSession(demo.token);
  if (demo?.isKept === false) showToast({ text: i18next.t('simulatedLost') });
  if (__DEMO__ && demo !== undefined && (demo.isClockOff || demo.isReplaced)) {
    const { showStartNotice } = await import('@/demo/start-notice');
    showStartNotice(demo);
  }
  return <App queryClient={queryClient} />;
};

const showFrame = async (): Promise<ReactNode> => {
  const { DeviceFrame } = await import('@/demo/device-frame');
  return <DeviceFrame label={i18next.t('deviceFrame', { brand: BRAND.name })} />;
};

/** Errors that a boundary contained and errors that none did: both are reported, in one way. */
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

const showRoot = (root: HTMLElement, content: ReactNode): void =>
  createRoot(root, ROOT_OPTIONS).render(
    <ErrorBoundary renderFailure={() => <RootFailure />}>{content}</ErrorBoundary>,
  );

/**
 * Boots the app into `root`: desktop browsers leave for the desktop site, or see a phone's frame in the demo. Stories open a
 * backend of their own.
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
  // The demo's strip stays in sight; what sticks to the top sticks below it.
  if (__DEMO__) document.documentElement.style.setProperty('--strip-height', '1.75rem');
  startTheme();
  configure(root);
  followStorage();
  startHistorySteps();
  const route = firstRoute();
  const queryClient = createClient();
  onOwnerChange(() => forgetOwner(queryClient));
  // The demo's backend starts later: there the screens ask for themselves.
  if (!__DEMO__) route?.prefetch?.(queryClient);
  await Promise.all([
    startLanguage(route?.texts ?? []),
    __DEMO__ ? undefined : removeStaleMockWorker(),
  ]);
  const isOuterPage = __DEMO__ && isDesktop && window.self === window.top;
  try {
    showRoot(root, await (isOuterPage ? showFrame() : showApp(queryClient, openBackend)));
  } catch (error) {
    reportProblem(error);
    showRoot(root, <p className="p-6">{i18next.t('demoFailed')}</p>);
  }
};
