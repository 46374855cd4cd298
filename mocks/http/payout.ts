import type { Context } from '../engine/context';
import { bindPayoutMethod, payoutMethodsOf, unbindPayoutMethod } from '../engine/payout/bind';
import type { PayoutDetails, PayoutMethod } from '../engine/payout/method';
import { Refusal } from '../engine/refusal';
import { answer, ok, read, wireSeconds, wireTime } from './reply';
import type { HandlersOf, InputOf } from './types';

type Input = InputOf<'savePayoutMethod'>;

const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Refusal('parameters_missing');
  return value;
};

const detailsOf = (input: Input): PayoutDetails =>
  input.kind === 'bank'
    ? {
        kind: 'bank',
        holder: required(input.real_name),
        account: required(input.bank_account),
        bank: required(input.bank_name),
        bankId: input.bank_id,
        branch: input.bank_branch,
        place: input.bank_dizhi,
        code: input.bank_code,
        bankAddress: input.bank_address,
        iban: input.iban,
      }
    : {
        kind: 'wallet',
        currencyId: required(input.currency),
        network: input.sub_type,
        address: required(input.address),
        memo: input.memo,
        label: input.name,
        qrcode: input.qrcode,
      };

const row = ({ catalogue }: Context, method: PayoutMethod) => {
  const times = {
    create_time: wireTime(method.addedAt),
    created_time: wireSeconds(method.addedAt),
  };
  if (method.kind === 'bank')
    return {
      kind: 'bank' as const,
      id: method.id,
      real_name: method.holder,
      bank_account: method.account,
      bank_name: method.bank,
      bank_id: method.bankId ?? null,
      bank_branch: method.branch ?? null,
      bank_dizhi: method.place ?? null,
      bank_code: method.code ?? null,
      bank_address: method.bankAddress ?? null,
      iban: method.iban ?? null,
      ...times,
    };
  const currency = catalogue.currencies.find(({ id }) => id === method.currencyId);
  return {
    kind: 'wallet' as const,
    id: method.id,
    currency: method.currencyId,
    ...(currency === undefined ? {} : { currency_name: currency.name }),
    sub_type: method.network ?? null,
    address: method.address,
    memo: method.memo ?? null,
    name: method.label ?? null,
    qrcode: method.qrcode ?? null,
    ...times,
  };
};

export const payoutHandlers: HandlersOf<'payout'> = {
  getPayoutMethods: (_input, { context, user }) =>
    read(ok(payoutMethodsOf(context, user).map((method) => row(context, method)))),
  savePayoutMethod: (input, { context, user }) =>
    answer(bindPayoutMethod(context, user, detailsOf(input)), ok),
  removePayoutMethod: (input, { context, user }) =>
    answer(unbindPayoutMethod(context, user, input.id), ok),
};
