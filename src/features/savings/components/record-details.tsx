import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { Button, DetailList } from '@/ui';
import {
  interestInAll,
  isFreeInReview,
  redemptionOf,
  returnedOf,
  type DepositRecord,
  type Redemption,
} from '../record';
import { timeText, useAboutText, useRateItems } from '../texts';
import { PayoutList } from './payout-list';

const useItems = (record: DepositRecord) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  const rateItems = useRateItems();
  const { currency, status, days, endsAt, endDay, nextPayoutAt } = record;
  const inAll = interestInAll(record);
  const isHosting = status === 'hosting';
  const end = endsAt === undefined ? endDay : timeText(endsAt);
  return [
    { label: t('amount'), value: formatMoney(record.principal, currency) },
    { label: t('paid'), value: formatMoney(record.paid, currency) },
    inAll !== undefined && { label: t('expected'), value: aboutText(inAll, currency) },
    ...rateItems({ lowest: record.rate, highest: record.highestRate }),
    days !== undefined && { label: t('lock'), value: t('days', { count: days }) },
    isHosting && nextPayoutAt !== undefined && { label: t('next'), value: timeText(nextPayoutAt) },
    (isHosting || status === 'completed') &&
      end !== undefined && { label: t('unlock'), value: end },
    record.isRedeemed &&
      record.fee !== undefined && {
        label: t('redeem.fee'),
        value: formatMoney(record.fee, currency),
      },
  ];
};

/** What ending it now comes to, and the button that asks for it. */
const Redeem = (props: {
  readonly record: DepositRecord;
  readonly redemption: Redemption;
  readonly onRedeem: () => void;
}) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  const { record, redemption, onRedeem } = props;
  const { fee, returned, givenUp } = redemption;
  const isReview = record.status === 'review';
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="text-row">{t(isReview ? 'redeem.takeBack' : 'exit.title')}</h3>
      {isFreeInReview(record, redemption) ? (
        <p className="text-body text-ink-2">{t('redeem.reviewNote')}</p>
      ) : (
        <DetailList
          items={[
            { label: t('redeem.feeNow'), value: formatMoney(fee, record.currency) },
            givenUp !== undefined && {
              label: t('redeem.givenUp'),
              value: aboutText(givenUp, record.currency),
            },
            { label: t('redeem.returned'), value: formatMoney(returned, record.currency) },
          ]}
        />
      )}
      <Button block tone="secondary" onClick={onRedeem}>
        {t(isReview ? 'redeem.takeBack' : 'redeem.title')}
      </Button>
    </section>
  );
};

/** Figures and payouts of a deposit, why the review refused it, and what ending it now comes to. */
export const RecordDetails = (props: {
  readonly record: DepositRecord;
  readonly onRedeem: (redemption: Redemption) => void;
}) => {
  const { t } = useTranslation('savings');
  const { record, onRedeem } = props;
  const { status, fee, currency } = record;
  const redemption = redemptionOf(record);
  const items = useItems(record);
  const returned = returnedOf(record);
  return (
    <div className="flex flex-col gap-3">
      {returned !== undefined && (
        <p className="rounded-field bg-sunken px-3 py-2.5 text-body">
          {t('returned', { amount: formatMoney(returned, currency) })}
        </p>
      )}
      {status === 'review' && <p className="text-body text-ink-2">{t('inReview')}</p>}
      <DetailList items={items} />
      {(status === 'hosting' || record.startDay !== undefined) && <PayoutList record={record} />}
      {redemption !== undefined && (
        <Redeem record={record} redemption={redemption} onRedeem={() => onRedeem(redemption)} />
      )}
      {(status === 'hosting' || status === 'review') && fee === undefined && (
        <p className="text-label text-ink-2">{t('redeem.unknown')}</p>
      )}
    </div>
  );
};
