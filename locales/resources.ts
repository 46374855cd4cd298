import type about from './en/about.json';
import type account from './en/account.json';
import type accountMode from './en/accountMode.json';
import type alerts from './en/alerts.json';
import type app from './en/app.json';
import type articles from './en/articles.json';
import type assets from './en/assets.json';
import type auth from './en/auth.json';
import type confirm from './en/confirm.json';
import type contractTerms from './en/contractTerms.json';
import type credit from './en/credit.json';
import type currency from './en/currency.json';
import type demo from './en/demo.json';
import type errors from './en/errors.json';
import type exchange from './en/exchange.json';
import type gate from './en/gate.json';
import type help from './en/help.json';
import type invite from './en/invite.json';
import type identity from './en/identity.json';
import type kline from './en/kline.json';
import type leverage from './en/leverage.json';
import type limits from './en/limits.json';
import type loan from './en/loan.json';
import type location from './en/location.json';
import type market from './en/market.json';
import type messages from './en/messages.json';
import type moneyRecords from './en/moneyRecords.json';
import type notifications from './en/notifications.json';
import type payout from './en/payout.json';
import type priceLine from './en/priceLine.json';
import type project from './en/project.json';
import type records from './en/records.json';
import type savings from './en/savings.json';
import type seconds from './en/seconds.json';
import type security from './en/security.json';
import type service from './en/service.json';
import type settings from './en/settings.json';
import type spot from './en/spot.json';
import type statistics from './en/statistics.json';
import type statuses from './en/statuses.json';
import type stepUp from './en/stepUp.json';
import type transfer from './en/transfer.json';
import type topUp from './en/topUp.json';
import type walletLogin from './en/walletLogin.json';
import type webView from './en/webView.json';
import type welcome from './en/welcome.json';
import type withdrawal from './en/withdrawal.json';

/** The texts by namespace. English is the source of the keys; a test holds the other languages to them. */
interface Resources {
  about: typeof about;
  account: typeof account;
  accountMode: typeof accountMode;
  alerts: typeof alerts;
  app: typeof app;
  articles: typeof articles;
  assets: typeof assets;
  auth: typeof auth;
  confirm: typeof confirm;
  contractTerms: typeof contractTerms;
  credit: typeof credit;
  currency: typeof currency;
  demo: typeof demo;
  errors: typeof errors;
  exchange: typeof exchange;
  gate: typeof gate;
  help: typeof help;
  invite: typeof invite;
  identity: typeof identity;
  kline: typeof kline;
  leverage: typeof leverage;
  limits: typeof limits;
  loan: typeof loan;
  location: typeof location;
  market: typeof market;
  messages: typeof messages;
  moneyRecords: typeof moneyRecords;
  notifications: typeof notifications;
  payout: typeof payout;
  priceLine: typeof priceLine;
  project: typeof project;
  records: typeof records;
  savings: typeof savings;
  seconds: typeof seconds;
  security: typeof security;
  service: typeof service;
  settings: typeof settings;
  spot: typeof spot;
  statistics: typeof statistics;
  statuses: typeof statuses;
  stepUp: typeof stepUp;
  transfer: typeof transfer;
  topUp: typeof topUp;
  walletLogin: typeof walletLogin;
  webView: typeof webView;
  welcome: typeof welcome;
  withdrawal: typeof withdrawal;
}

/** The name of a file of texts. */
export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Resources;
    enableSelector: false;
  }
}
