import { CHART_TEXTS } from './chart-texts';
import type { ListedPage } from './page-loader';

/** The pages of all screens but the tabs, those of trading, which are one tap from a tab, and those of money. */
export const OTHER_PAGES = {
  login: { load: () => import('@/pages/session/login-page'), texts: ['auth'] },
  register: { load: () => import('@/pages/session/register-page'), texts: ['auth'] },
  account: {
    load: () => import('@/pages/user/account-page'),
    texts: ['account', 'settings', 'help'],
  },
  language: { load: () => import('@/pages/user/language-page'), texts: ['account'] },
  tradeOrders: {
    load: () => import('@/pages/trade/trade-orders-page'),
    texts: ['seconds', 'market', 'records'],
  },
  search: { load: () => import('@/pages/search/search-page'), texts: ['market'] },
  forexDetail: {
    load: () => import('@/pages/kline/forex-detail-page'),
    texts: CHART_TEXTS,
  },
  kline: {
    load: () => import('@/pages/kline/kline-page'),
    texts: CHART_TEXTS,
  },
  primaryCertification: {
    load: () => import('@/pages/user/primary-certification-page'),
    texts: ['identity', 'account'],
  },
  advancedCertification: {
    load: () => import('@/pages/user/advanced-certification-page'),
    texts: ['identity'],
  },
  profile: { load: () => import('@/pages/user/profile-page'), texts: ['settings', 'security'] },
  settings: {
    load: () => import('@/pages/user/settings-page'),
    texts: ['settings', 'security', 'account', 'messages', 'payout', 'about'],
  },
  changePassword: {
    load: () => import('@/pages/user/change-password-page'),
    texts: ['security', 'auth', 'settings', 'messages'],
  },
  changeTradePassword: {
    load: () => import('@/pages/user/trade-password-page'),
    texts: ['security', 'auth'],
  },
  changeEmail: {
    load: () => import('@/pages/user/change-email-page'),
    texts: ['auth', 'settings', 'security', 'messages'],
  },
  about: { load: () => import('@/pages/user/about-page'), texts: ['about', 'articles', 'auth'] },
  switchAccount: {
    load: () => import('@/pages/user/switch-account-page'),
    texts: ['accountMode', 'identity'],
  },
  creditScore: { load: () => import('@/pages/user/credit-page'), texts: ['credit'] },
  customerService: {
    load: () => import('@/pages/service/customer-service-page'),
    texts: ['service', 'help'],
  },
  contractOrders: {
    load: () => import('@/pages/contract/contract-orders-page'),
    texts: ['leverage', 'market', 'records'],
  },
  contractTransactions: {
    load: () => import('@/pages/contract/contract-transactions-page'),
    texts: ['leverage', 'market', 'records'],
  },
  coinOrders: {
    load: () => import('@/pages/coin/coin-orders-page'),
    texts: ['spot', 'market', 'records'],
  },
  statistics: {
    load: () => import('@/pages/statistics/statistics-page'),
    texts: ['statistics', 'assets'],
  },
  notifications: {
    load: () => import('@/pages/notifications/notifications-page'),
    texts: ['notifications', 'records'],
  },
  notification: {
    load: () => import('@/pages/notifications/notification-page'),
    texts: ['notifications', 'articles'],
  },
  authenticator: {
    load: () => import('@/pages/user/authenticator-page'),
    texts: ['security', 'auth'],
  },
  changePhone: {
    load: () => import('@/pages/user/change-phone-page'),
    texts: ['auth', 'settings', 'security', 'messages'],
  },
  countries: { load: () => import('@/pages/user/countries-page'), texts: ['identity', 'service'] },
  webview: { load: () => import('@/pages/web/web-view-page'), texts: ['webView'] },
  chooseLocation: { load: () => import('@/pages/web/choose-location-page'), texts: ['location'] },
  openLocation: { load: () => import('@/pages/web/open-location-page'), texts: ['location'] },
  invite: { load: () => import('@/pages/user/invite-page'), texts: ['invite'] },
  limits: { load: () => import('@/pages/user/limits-page'), texts: ['limits', 'account'] },
  help: { load: () => import('@/pages/help/help-page'), texts: ['help'] },
  helpArticle: { load: () => import('@/pages/help/help-article-page'), texts: ['help'] },
  service: {
    load: () => import('@/pages/service/service-page'),
    texts: ['help', 'service', 'about', 'auth'],
  },
} as const satisfies Readonly<Record<string, ListedPage>>;
