import type { Decimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Currency, Decision } from '../context';
import { transition } from '@/domain/status/lifecycle';
import { TOP_UP_LIFECYCLE } from '@/domain/status/top-up';
import { amountToPay } from '@/domain/top-up/payment';
import { Refusal } from '../refusal';
import { reviewRuleOfTail } from '../reviews';
import { nextId, type User } from '../state';
import { requireAmount } from '../wallet/require-amount';
import type { TopUpChannel } from './terms';
import type { BankPayment, TopUp } from './top-up';

/** A payment reported by the user. */
export interface TopUpReport {
  readonly currencyId: number;
  readonly amount: string;
  /** Id of a bank channel; 0 for a network. */
  readonly bankChannelId: number;
  readonly network: string | undefined;
  readonly address: string | undefined;
  readonly receipt: string | undefined;
  readonly hash: string | undefined;
}

const requireChannel = ({ catalogue }: Context, report: TopUpReport): [TopUpChannel, Currency] => {
  const currency = catalogue.currencies.find(({ id }) => id === report.currencyId);
  if (currency === undefined) throw new Refusal('currency_absent');
  const channels = catalogue.funding.channels.filter(
    ({ currencyId }) => currencyId === currency.id,
  );
  if (channels.length === 0) throw new Refusal('currency_not_added');
  const channel = channels.find((candidate) =>
    report.bankChannelId > 0
      ? candidate.kind === 'bank' && candidate.id === report.bankChannelId
      : candidate.kind === 'network' &&
        (report.network === undefined || candidate.network === report.network),
  );
  if (channel === undefined) throw new Refusal('parameter_wrong');
  return [channel, currency];
};

const paymentOf = (channel: TopUpChannel, amount: Decimal): BankPayment | undefined => {
  if (channel.kind === 'network') return undefined;
  const { payCurrency: currency, exchangeRate } = channel;
  return { currency, exchangeRate, amount: amountToPay(amount, exchangeRate, currency) };
};

/**
 * Reports a payment to the live account. Without a screenshot it waits for the payment callback, with one it goes to
 * review. Throws `function_unavailable` in the demo account.
 */
export const reportTopUp = (
  context: Context,
  user: User,
  report: TopUpReport,
): Decision<'submitted_for_review'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  if (user.mode === 'demo') throw new Refusal('function_unavailable');
  const [channel, currency] = requireChannel(context, report);
  const { minimum, maximum } = channel;
  const amount = requireAmount(report.amount, { minimum, maximum, scale: currency.scale });
  const status = transition(
    TOP_UP_LIFECYCLE,
    'none',
    report.receipt === undefined ? 'report' : 'reportWithReceipt',
  );
  const record: TopUp = {
    id: nextId(state, 'topUps'),
    owner: user.id,
    currencyId: currency.id,
    currency: currency.name,
    amount,
    channelId: channel.id,
    payment: paymentOf(channel, amount),
    address: report.address,
    receipt: report.receipt,
    hash: report.hash,
    status,
    reason: undefined,
    history: [{ status, at: now }],
  };
  const routing = reviewRuleOfTail(report.hash);
  return {
    events: [
      { kind: 'recordPut', collection: 'topUps', record },
      ...(routing === 'reviewer'
        ? []
        : [
            {
              kind: 'scheduled',
              appointment: {
                at: now + catalogue.reviews.paymentMs[routing.delay],
                topic: 'topUpReview',
                id: record.id,
              },
            } as const,
          ]),
    ],
    reply: 'submitted_for_review',
  };
};
