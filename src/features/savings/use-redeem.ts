import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePending } from '@/api/pending/use-pending';
import { formatMoney } from '@/domain/format/money';
import { showToast } from '@/ui';
import { pendingRedemption } from './pending';
import { refreshSavings, toRedeemCall } from './queries';
import { isSameRedemption, type DepositRecord, type Redemption } from './record';

/** A deposit that is redeemed, as its sheet shows it. */
export interface RedeemCommand {
  readonly record: DepositRecord;
  readonly redemption: Redemption;
}

/** Confirms and sends early redemptions. */
export const useRedeem = ({
  recordOf,
  onDone,
}: {
  /** The newest state of a deposit, if it is loaded. */
  readonly recordOf: (id: number) => DepositRecord | undefined;
  /** Called with the record of a redeemed deposit. */
  readonly onDone: (record: DepositRecord) => void;
}) => {
  const client = useQueryClient();
  const { t } = useTranslation('savings');
  return usePending<RedeemCommand, unknown>(pendingRedemption, {
    isWithinGuard: ({ record }) => isSameRedemption(record, recordOf(record.id) ?? record),
    toRequest: ({ record, redemption }) => {
      const { currency, number, status } = record;
      const back = formatMoney(redemption.returned, currency);
      return {
        ...toRedeemCall(record),
        idsBefore: [],
        summary: {
          title: t(status === 'review' ? 'redeem.takeBack' : 'redeem.title'),
          subject: t('number', { number }),
          lines: [
            { label: t('redeem.fee'), value: formatMoney(redemption.fee, currency) },
            { label: t('redeem.returned'), value: back },
          ],
          done: t('redeem.done', { amount: back }),
        },
      };
    },
    onAnswer: (answer, { operation, intent }) => {
      void refreshSavings(client);
      if (answer.state !== 'confirmed') return;
      pendingRedemption.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
      if (intent !== undefined) onDone(intent.record);
    },
  });
};
