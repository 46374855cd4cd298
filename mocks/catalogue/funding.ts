import { decimal } from '@/domain/money/decimal';
import type { Currency } from '../engine/context';
import { networkNamed } from '@/domain/networks/networks';
import type {
  BankWithdrawalTerms,
  Funding,
  ReviewTimes,
  TopUpChannel,
  WithdrawalNetwork,
  WithdrawalTerms,
} from '../engine/funding/terms';
import { filled, textsIn } from './texts';

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** Short enough for a demo, long enough to see a case under review. */
export const REVIEW_TIMES: ReviewTimes = {
  certificationMs: { usual: 20 * SECOND_MS, long: DAY_MS },
  paymentMs: { usual: 15 * SECOND_MS, long: DAY_MS },
  depositMs: { usual: 30 * SECOND_MS, long: DAY_MS },
  loanMs: { usual: 30 * SECOND_MS, long: DAY_MS },
};

/** id, currency, network, minimum, maximum, confirmations, minutes, memo needed. Ids of new ones follow the bank's. */
const NETWORKS = [
  [1, 'USDT', 'TRC20', '10', '50000', 20, 5, false],
  [2, 'USDT', 'ERC20', '50', '50000', 12, 10, false],
  [8, 'USDT', 'TON', '5', '20000', 10, 2, true],
  [3, 'BTC', 'Bitcoin', '0.0005', '10', 2, 30, false],
  [4, 'ETH', 'ERC20', '0.01', '100', 12, 10, false],
] as const;

/** currency, networks, fee, minimum, maximum, daily maximum. */
const WITHDRAWALS = [
  ['USDT', ['TRC20', 'ERC20', 'TON'], '1', '10', '20000', '50000'],
  ['BTC', ['Bitcoin'], '0.0002', '0.001', '2', '5'],
  ['ETH', ['ERC20'], '0.002', '0.01', '20', '50'],
] as const;

const BANK_CHANNEL_ID = 7;
const WITHDRAWAL_MINUTES = 30;

/** Networks of a currency whose terms are not those of the currency: fee, minimum, minutes. */
const OTHER_TERMS: ReadonlyMap<string, readonly [fee: string, minimum: string, minutes: number]> =
  new Map([
    ['USDT ERC20', ['4', '20', 40]],
    ['USDT TON', ['0.5', '10', 20]],
  ]);

const withdrawalNetwork = (
  currency: string,
  name: string,
  fee: string,
  minimum: string,
): WithdrawalNetwork => {
  const usual = [fee, minimum, WITHDRAWAL_MINUTES] as const;
  const [ownFee, ownMinimum, minutes] = OTHER_TERMS.get(`${currency} ${name}`) ?? usual;
  return {
    name,
    needsMemo: networkNamed(name)?.takesMemo ?? false,
    fee: decimal(ownFee),
    minimum: decimal(ownMinimum),
    minutes,
  };
};

const BANK_WITHDRAWAL: BankWithdrawalTerms = {
  fee: decimal('2'),
  minimum: decimal('50'),
  maximum: decimal('20000'),
  minutes: 2 * 24 * 60,
  payCurrency: 'EUR',
  exchangeRate: decimal('0.92'),
};

/** The warning of a channel in `language`, with English as the fallback. */
export const channelWarning = (channel: TopUpChannel, currency: string, language: string): string =>
  filled(textsIn(language).warnings[channel.kind], { currency, network: channel.name });

/** The name of a channel: a network's own name, or "bank transfer" in `language` with English as the fallback. */
export const channelName = (channel: TopUpChannel, language: string): string =>
  channel.kind === 'bank' ? textsIn(language).products.bankTransfer : channel.name;

/** Terms of top-ups and withdrawals, in the currencies of the catalogue. */
export const fundingOf = (requireCurrency: (name: string) => Currency): Funding => {
  const networks = NETWORKS.map(
    ([
      id,
      currency,
      network,
      minimum,
      maximum,
      confirmations,
      minutes,
      needsMemo,
    ]): TopUpChannel => ({
      kind: 'network',
      id,
      name: network,
      network,
      currencyId: requireCurrency(currency).id,
      minimum: decimal(minimum),
      maximum: decimal(maximum),
      confirmations,
      minutes,
      needsMemo,
    }),
  );
  const bank: TopUpChannel = {
    kind: 'bank',
    id: BANK_CHANNEL_ID,
    name: 'Bank transfer',
    currencyId: requireCurrency('USDT').id,
    minimum: decimal('100'),
    maximum: decimal('20000'),
    minutes: 24 * 60,
    payCurrency: 'EUR',
    exchangeRate: decimal('0.93'),
    bank: 'Example Bank',
  };
  const withdrawals = WITHDRAWALS.map(
    ([currency, names, fee, minimum, maximum, dailyLimit]): WithdrawalTerms => ({
      currencyId: requireCurrency(currency).id,
      networks: names.map((name) => withdrawalNetwork(currency, name, fee, minimum)),
      bank: currency === 'USDT' ? BANK_WITHDRAWAL : undefined,
      fee: decimal(fee),
      minimum: decimal(minimum),
      maximum: decimal(maximum),
      dailyLimit: decimal(dailyLimit),
      minutes: WITHDRAWAL_MINUTES,
    }),
  );
  return { channels: [...networks, bank], withdrawals };
};
