import { useTranslation } from 'react-i18next';
import { shortAddress } from '@/domain/account/short-address';
import { durationText } from '@/domain/format/duration';
import { decimalsIn, formatAmount } from '@/domain/format/numbers';
import type { WithdrawalBounds, WithdrawalProblem } from '@/domain/withdrawal/terms';
import { usePageLanguage } from '@/lib/use-page-language';
import type { Preview } from './form';
import type { Destination, RouteTerms, Terms } from './model';
import type { WithdrawalRecord } from './record';

/** An amount with its currency. */
export const money = (amount: string, currency: string, decimals?: number): string =>
  `${formatAmount(amount, decimals)} ${currency}`;

const LAST_DIGITS = 4;

/** A card or account number by its last characters; one that is no longer than these as it is. */
export const maskedNumber = (number: string): string =>
  number.length <= LAST_DIGITS ? number : `•••• ${number.slice(-LAST_DIGITS)}`;

/** Amounts of a currency as text. */
export const useMoneyText = ({ currency, scale }: Pick<Terms, 'currency' | 'scale'>) => {
  return (amount: string): string => money(amount, currency, scale);
};

/** The text of an amount's problem. */
export const useProblemText = ({ currency, scale }: Pick<Terms, 'currency' | 'scale'>) => {
  const { t } = useTranslation('withdrawal');
  return (problem: WithdrawalProblem, bounds: WithdrawalBounds): string => {
    const limits = {
      not_an_amount: '0',
      nothing_arrives: '0',
      below_minimum: bounds.minimum,
      above_available: bounds.available,
      above_maximum: bounds.maximum ?? '0',
      above_daily: bounds.dailyLeft ?? '0',
    } as const satisfies Record<WithdrawalProblem, string>;
    return t(`problem.${problem}`, {
      amount: formatAmount(limits[problem], scale),
      currency,
      scale,
    });
  };
};

/** A usual time in words; `undefined` if the server does not say. */
export const useMinutesText = (): ((minutes: number | undefined) => string | undefined) => {
  const language = usePageLanguage();
  return (minutes) => (minutes === undefined ? undefined : durationText(minutes, language));
};

/** The label of what arrives: in the wallet, or from the bank if its currency and rate are known. */
export const arrivesLabel = ({ pays }: Pick<RouteTerms, 'pays'>) => {
  if (pays === undefined) return 'arrives';
  return pays === 'unknown' ? 'afterFee' : 'bankPays';
};

/** The rate at which a bank pays, as "1 USDT = 0.92 EUR"; `undefined` where nothing is exchanged, or it is unknown. */
export const rateText = (
  currency: string,
  { pays }: Pick<RouteTerms, 'pays'> | Pick<WithdrawalRecord, 'pays'>,
) =>
  pays === undefined || pays === 'unknown' || pays.rate === undefined
    ? undefined
    : `1 ${currency} = ${money(pays.rate, pays.currency, decimalsIn(pays.rate))}`;

/** What arrives: what the bank pays in its currency, else the rest of the amount. */
export const useArrivesText = (terms: Pick<Terms, 'currency' | 'scale'>) => {
  const text = useMoneyText(terms);
  return ({ arrives, pays }: Preview): string =>
    pays === undefined ? text(arrives) : money(pays.amount, pays.currency);
};

/** The name of a destination: its label, else its short address. */
export const destinationName = ({ label, address }: Destination): string =>
  label ?? shortAddress(address);

/** What the receiver of a record gets, with its label: from a bank in its currency, where the server says so. */
export const useReceived = () => {
  const { t } = useTranslation('withdrawal');
  return (record: WithdrawalRecord): { readonly label: string; readonly value: string } | false => {
    const { status, kind, pays, arrives, currency, decimals } = record;
    const isPaid = status === 'success';
    if (pays !== undefined)
      return {
        label: t(isPaid ? 'bankPaid' : 'bankPays'),
        value: money(pays.amount, pays.currency),
      };
    if (arrives === undefined) return false;
    const forWallet = isPaid ? 'arrived' : 'arrives';
    // What a bank pays for it is in another currency.
    const label = t(kind === 'bank' ? 'afterFee' : forWallet);
    return { label, value: money(arrives, currency, decimals) };
  };
};
