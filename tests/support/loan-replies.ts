import { OPERATIONS } from '@/api/generated/operations';
import { Loan, LoanProduct, LoanStatistics } from '@/api/generated/zod/schemas';
import type { LoanProductRow, LoanRow, LoanStatisticsRow } from '@/api/rows';
import { toProduct, toStanding } from '@/features/loan/model';
import { toRecord, type LoanRecord } from '@/features/loan/record';
import type { Bench } from '@mocks/testing/gated-backend';

type Caller = Pick<Bench, 'caller'>;

const isLoan = (row: unknown): row is LoanRow => Loan.safeParse(row).success;
const isProduct = (row: unknown): row is LoanProductRow => LoanProduct.safeParse(row).success;
const isStatistics = (row: unknown): row is LoanStatisticsRow =>
  LoanStatistics.safeParse(row).success;

/** The newest loan as the screen maps it. */
export const newestLoan = async ({ caller }: Caller): Promise<LoanRecord> => {
  const reply = OPERATIONS.getLoans.reply.parse(await caller.get('lh/loan/order?limit=1'));
  const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
  if (!isLoan(row)) throw new Error(JSON.stringify(reply));
  return toRecord(row);
};

/** The products as the screen maps them. */
export const loanProducts = async ({ caller }: Caller) => {
  const reply = OPERATIONS.getLoanProducts.reply.parse(await caller.get('lh/loan/config'));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message.filter(isProduct).map(toProduct);
};

/** What may still be borrowed. */
export const creditLeft = async ({ caller }: Caller) => {
  const reply = OPERATIONS.getLoanStatistics.reply.parse(await caller.get('lh/loan/statistics'));
  if (reply.type !== 'ok' || !isStatistics(reply.message)) throw new Error(JSON.stringify(reply));
  return toStanding(reply.message).creditLeft;
};
