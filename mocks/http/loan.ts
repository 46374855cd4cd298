import { LOAN_STATUS_CODES } from '@/domain/codes/loan';
import { interestOwed, loanFee, totalOwed } from '@/domain/loan/debt';
import { dueDayOf, dueTimeOf } from '@/domain/loan/term';
import {
  add,
  decimal,
  multiply,
  toFixedScale,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { reasonText } from '../catalogue/notification-texts';
import { loanName } from '../catalogue/treasury-texts';
import { secondOf, type Context } from '../engine/context';
import { worthInUsdt } from '../engine/exchange/worth';
import { applyForLoan } from '../engine/loans/apply';
import { remainingCredit, ownLoans } from '../engine/loans/credit';
import { debtNow } from '../engine/loans/debt-now';
import type { LentLoan, Loan } from '../engine/loans/loan';
import { repaymentsOf, type BookedRepayment } from '../engine/loans/repayments';
import { repayLoan } from '../engine/loans/repay';
import type { User } from '../engine/state';
import { orderNumber } from '../engine/tokens';
import { startOfDay } from '@/domain/deposit/calendar';
import { paged } from './paging';
import { answer, ok, read, wireDay, wireSeconds, wireTime } from './reply';
import type { HandlersOf, ReplyOf } from './types';

type LoanRow = ReplyOf<'getLoans'>['message']['data'][number];

const HUNDREDTH = decimal('0.01');

const isLent = (loan: Loan): loan is LentLoan =>
  loan.status !== 'review' && loan.status !== 'rejected';

/** Outstanding and repaid amounts as text. */
const owedFields = (loan: Loan, now: number) => {
  const { scale } = loan;
  const text = (amount: Decimal): string => toFixedScale(amount, scale, 'down');
  if (!isLent(loan)) return { total_interest: text(ZERO), total_return: text(ZERO) };
  const debt = debtNow(loan, now);
  return {
    total_interest: text(toScale(debt.interestAccrued, scale, 'up')),
    total_return: text(loan.repaid),
    principal_left: text(debt.principal),
    interest_due: text(interestOwed(debt, scale)),
    fee_due: text(debt.fee),
    due_amount: text(totalOwed(debt, scale)),
    interest_exact: debt.interestAccrued,
    last_settle_time: loan.lastRepaidAt === undefined ? null : wireTime(loan.lastRepaidAt),
  };
};

const timesOf = (loan: Loan) => ({
  start_at: isLent(loan) ? wireDay(loan.startedAt) : null,
  end_at: isLent(loan) ? wireDay(startOfDay(dueDayOf(loan))) : null,
  paid_time: isLent(loan) ? wireSeconds(loan.startedAt) : null,
  due_time: isLent(loan) ? wireSeconds(dueTimeOf(loan)) : null,
  handled_time: 'endedAt' in loan ? wireSeconds(loan.endedAt) : null,
  created_at: wireTime(loan.appliedAt),
  created_time: wireSeconds(loan.appliedAt),
});

/** What was repaid, as text. */
const repaymentRows = (
  { scale }: Loan,
  repayments: readonly BookedRepayment[],
): LoanRow['repayments'] =>
  repayments.map(({ amount, fee, interest, principal, at }) => ({
    amount: toFixedScale(amount, scale, 'down'),
    fee: toFixedScale(fee, scale, 'down'),
    interest: toFixedScale(interest, scale, 'down'),
    principal: toFixedScale(principal, scale, 'down'),
    time: wireSeconds(at),
  }));

const loanRow = (
  { state, now }: Context,
  loan: Loan,
  repayments: readonly BookedRepayment[],
  lang: string,
): LoanRow => ({
  id: loan.id,
  order_no: orderNumber(state, 'L', loan.id),
  config_id: loan.productId,
  currency_name: loan.currency,
  amount: toFixedScale(loan.amount, loan.scale, 'down'),
  day_rate: multiply(loan.ratePercent, HUNDREDTH),
  day: loan.days,
  status: LOAN_STATUS_CODES[loan.status],
  ...owedFields(loan, now),
  late_rate: loan.lateRatePercent,
  fee: toFixedScale(loanFee(loan.amount, loan.feePercent, loan.scale), loan.scale, 'down'),
  repayments: repaymentRows(loan, repayments),
  ...timesOf(loan),
  reason: loan.status === 'rejected' ? reasonText(loan.reason, lang) : null,
});

const statistics = (context: Context, user: User) => {
  const { currency } = context.catalogue.loans;
  const lent = ownLoans(context, user).filter(isLent);
  const running = lent.filter(({ status }) => status !== 'settled');
  const sum = (amounts: readonly Decimal[]): string =>
    toFixedScale(add(ZERO, ...amounts), currency.scale, 'down');
  return {
    currency_name: currency.name,
    dai_amount: sum(running.map(({ debt }) => debt.principal)),
    total_dai_amount: sum(lent.map(({ amount }) => amount)),
    total_dai_num: lent.length,
    credit_left: sum([remainingCredit(context, user)]),
    due_amount: sum(running.map((loan) => totalOwed(debtNow(loan, context.now), loan.scale))),
  };
};

const loanProducts = ({ catalogue }: Context, lang: string) => {
  const { currency, products } = catalogue.loans;
  return products
    .toSorted((a, b) => a.days - b.days)
    .map((product) => ({
      id: product.id,
      name: loanName(product.days, lang),
      currency_id: currency.id,
      currency_name: currency.name,
      day: product.days,
      rate: product.ratePercent,
      min: product.minimum,
      max: product.maximum,
      fee_rate: product.feePercent,
      late_rate: product.lateRatePercent,
    }));
};

const rates = (context: Context) =>
  context.catalogue.currencies.flatMap((currency) => {
    const rate = worthInUsdt(context, currency, secondOf(context.now));
    return rate === undefined ? [] : [{ id: currency.id, name: currency.name, rate }];
  });

export const loanHandlers: HandlersOf<'loan'> = {
  getLoanProducts: (input, { context }) => read(ok(loanProducts(context, input.lang ?? 'en'))),
  getLoanStatistics: (_input, { context, user }) => read(ok(statistics(context, user))),
  applyForLoan: (input, { context, user }) =>
    answer(applyForLoan(context, user, { productId: input.config_id, amount: input.amount }), ok),
  getLoans: (input, { context, user }) => {
    const rows = ownLoans(context, user)
      .filter(
        ({ status }) => input.status === undefined || LOAN_STATUS_CODES[status] === input.status,
      )
      .toSorted((a, b) => b.id - a.id);
    const repayments = repaymentsOf(context.state, rows);
    return read(
      ok(
        paged(rows, input, (loan) =>
          loanRow(context, loan, repayments.get(loan.id) ?? [], input.lang ?? 'en'),
        ),
      ),
    );
  },
  repayLoan: (input, { context, user }) =>
    answer(repayLoan(context, user, { loanId: input.id, amount: input.amount }), ok),
  getExchangeRates: (_input, { context }) => read(ok(rates(context))),
};
