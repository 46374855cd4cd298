import type { ListedPage } from './page-loader';

/** The pages where money comes in, goes out, is exchanged, earns, is borrowed or subscribes. */
export const MONEY_PAGES = {
  exchange: {
    load: () => import('@/pages/exchange/exchange-page'),
    texts: ['exchange', 'confirm', 'records', 'statuses', 'account', 'errors'],
  },
  exchangeRecords: {
    load: () => import('@/pages/exchange/exchange-records-page'),
    texts: ['exchange', 'records', 'statuses', 'account'],
  },
  interestTreasure: {
    load: () => import('@/pages/savings/savings-page'),
    texts: ['savings', 'account', 'assets'],
  },
  interestProduct: {
    load: () => import('@/pages/savings/savings-product-page'),
    texts: ['savings', 'records', 'statuses', 'confirm', 'account', 'gate', 'errors'],
  },
  interestOrders: {
    load: () => import('@/pages/savings/deposits-page'),
    texts: ['savings', 'records', 'statuses', 'market', 'confirm', 'account'],
  },
  loan: { load: () => import('@/pages/loan/loan-page'), texts: ['loan', 'account', 'assets'] },
  loanProduct: {
    load: () => import('@/pages/loan/loan-product-page'),
    texts: ['loan', 'gate', 'confirm', 'account', 'errors'],
  },
  loanOrders: {
    load: () => import('@/pages/loan/loan-orders-page'),
    texts: ['loan', 'records', 'statuses', 'confirm', 'account', 'errors'],
  },
  project: {
    load: () => import('@/pages/project/project-page'),
    texts: ['project', 'account', 'confirm'],
  },
  projectDetail: {
    load: () => import('@/pages/project/project-detail-page'),
    texts: ['project', 'account', 'confirm', 'gate', 'records', 'statuses', 'errors'],
  },
  projectOrders: {
    load: () => import('@/pages/project/project-orders-page'),
    texts: ['project', 'records', 'statuses', 'account'],
  },
  transfer: {
    load: () => import('@/pages/assets/transfer-page'),
    texts: ['transfer', 'assets', 'confirm', 'errors'],
  },
  moneyRecords: {
    load: () => import('@/pages/assets/money-records-page'),
    texts: ['moneyRecords', 'assets', 'records', 'statuses'],
  },
  currency: {
    load: () => import('@/pages/assets/currency-page'),
    texts: ['currency', 'assets', 'moneyRecords', 'records', 'statuses'],
  },
  topUp: {
    load: () => import('@/pages/top-up/top-up-page'),
    texts: ['topUp', 'account', 'confirm'],
  },
  topUpRecords: {
    load: () => import('@/pages/top-up/top-up-records-page'),
    texts: ['topUp', 'market', 'records', 'statuses'],
  },
  payoutMethods: {
    load: () => import('@/pages/assets/payout-methods-page'),
    texts: ['payout', 'account'],
  },
  addAddress: {
    load: () => import('@/pages/assets/add-address-page'),
    texts: ['payout', 'account'],
  },
  addBankCard: {
    load: () => import('@/pages/assets/add-bank-card-page'),
    texts: ['payout', 'account'],
  },
  withdraw: {
    load: () => import('@/pages/withdrawal/withdraw-page'),
    texts: ['withdrawal', 'payout', 'records', 'statuses', 'confirm', 'account'],
  },
  withdrawRecords: {
    load: () => import('@/pages/withdrawal/withdraw-records-page'),
    texts: ['withdrawal', 'market', 'records', 'statuses', 'confirm'],
  },
} as const satisfies Readonly<Record<string, ListedPage>>;
