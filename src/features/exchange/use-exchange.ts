import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { madeRecordId } from '@/api/pending/outcome';
import { usePending } from '@/api/pending/use-pending';
import type { Summary } from '@/api/pending/operation';
import type { FlashExchangeRow } from '@/api/rows';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { isRateHeld } from '@/domain/exchange/flash';
import { formatMoney } from '@/domain/format/money';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { showToast } from '@/ui';
import type { ExchangeIntent } from './intent';
import type { ExchangeRate } from './model';
import { findExchange } from './outcome';
import { pendingExchange } from './pending';
import { fetchNewestExchanges, refreshExchangeData, toExchangeCall } from './queries';
import { EXCHANGE_FIELDS, EXCHANGE_TARGETS, isRateOver, type ExchangeField } from './refusals';
import { rateLines } from './use-texts';

/** Gives the translated summary of an exchange. It is stored with the pending operation and survives a reload. */
const useSummary = (): ((intent: ExchangeIntent) => Summary) => {
  const { t } = useTranslation('exchange');
  return ({ pair: { give, get }, preview, rate }) => ({
    title: t('confirm.title'),
    subject: `${give.name} → ${get.name}`,
    lines: [
      { label: t('given'), value: formatMoney(preview.given, give.name) },
      { label: t('rate.label'), value: rateLines(give.name, get.name, rate.rate).there },
      {
        label: t(preview.isAbout ? 'receivedAbout' : 'received'),
        value: formatMoney(preview.received, get.name),
      },
    ],
    done: t('done'),
  });
};

/** True if an exchange may be sent: at a held rate until its last millisecond, else while the price has not moved. */
const isWithinGuard = (rate: ExchangeRate, newest: ExchangeRate | undefined): boolean =>
  rate.expiresAt === undefined
    ? newest !== undefined && !hasPriceMoved(rate.rate, newest.rate)
    : isRateHeld(rate.expiresAt, serverNow());

/** Confirms and submits exchanges, each at most once and only at the rate that its sheet shows. */
export const useExchange = (options: {
  readonly idsBefore: readonly number[];
  readonly newest: ExchangeRate | undefined;
  /** A refusal of one field of the form. */
  readonly onRefused: (refusal: ServerRefusal<ExchangeField>) => void;
  /** The server no longer takes this rate. */
  readonly onRateOver: (rate: ExchangeRate) => void;
  /** This amount was exchanged, in plain decimal text. */
  readonly onDone: (given: string) => void;
  /** The number of the record is known. */
  readonly onNumber: (id: number) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<ExchangeIntent, FlashExchangeRow | undefined>(pendingExchange, {
    isWithinGuard: ({ rate }) => isWithinGuard(rate, options.newest),
    toRequest: (intent) => ({
      ...toExchangeCall(intent),
      idsBefore: options.idsBefore,
      summary: toSummary(intent),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshExchangeData(client);
      if (answer.state === 'confirmed') {
        pendingExchange.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        options.onDone(String(operation.body['num']));
        void madeRecordId(answer.result, async () =>
          findExchange(operation, await fetchNewestExchanges()),
        ).then((id) => id !== undefined && options.onNumber(id));
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      if (isRateOver(answer.failure)) options.onRateOver(intent.rate);
      const refusal = findFieldRefusal(EXCHANGE_TARGETS, answer.failure, EXCHANGE_FIELDS);
      if (refusal === undefined) return;
      pendingExchange.dismiss();
      options.onRefused(refusal);
    },
  });
};
