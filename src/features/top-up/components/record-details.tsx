import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatDateTime } from '@/domain/format/time';
import { ButtonLink, DetailList } from '@/ui';
import { DueNote } from '@/ui/feedback/due-note';
import { InGroups } from '@/ui/figures/in-groups';
import { expectedAt, type TopUp } from '../record';
import { fillRepeated, repeatPath } from '../repeat';
import { moneyText, payText, rateText } from '../use-text';
import { Copyable } from './copyable';

const useFacts = ({ amount, currency, payment, channel, network, receipt }: TopUp) => {
  const { t } = useTranslation('topUp');
  const rate = payment?.rate;
  return [
    { label: t('record.amount'), value: moneyText(amount, currency) },
    payment !== undefined && {
      label: t('report.amount', { currency: payment.currency }),
      value: payText(payment.amount, payment.currency),
    },
    payment !== undefined &&
      rate !== undefined && {
        label: t('pay.rate'),
        value: rateText(currency, rate, payment.currency),
      },
    channel !== undefined && channel !== network && { label: t('record.channel'), value: channel },
    network !== undefined && { label: t('record.network'), value: network },
    {
      label: t('record.screenshot'),
      value: t(receipt === undefined ? 'record.notAttached' : 'record.attached'),
    },
  ];
};

/** Where it was paid to, and what finds it there: each to copy, to compare with the other app or the bank. */
const PaidTo = ({ topUp: { address, memo, network, bank, hash } }: { readonly topUp: TopUp }) => {
  const { t } = useTranslation('topUp');
  const places = [
    { label: t('pay.payee'), value: bank.payee },
    { label: t('pay.account'), value: bank.account },
    { label: t('pay.bank'), value: bank.name },
    { label: t('record.address'), value: address, shown: address && <InGroups text={address} /> },
    { label: t(network === undefined ? 'memo.bank' : 'memo.network'), value: memo },
    { label: t('record.hash'), value: hash },
  ];
  return (
    <div className="flex flex-col">
      {places.map(
        ({ value, ...place }) =>
          value !== undefined && <Copyable key={place.label} value={value} {...place} />,
      )}
    </div>
  );
};

/** Why it failed, what that means, and the way to try again. */
const Failure = ({ topUp }: { readonly topUp: TopUp }) => {
  const { t } = useTranslation('topUp');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body">{t('record.notCredited')}</p>
      <ButtonLink block to={repeatPath(topUp)} onClick={() => fillRepeated(topUp)}>
        {t('record.again')}
      </ButtonLink>
    </div>
  );
};

/** What a record says of its payment, when it is expected or why it failed. */
export const RecordDetails = ({ topUp }: { readonly topUp: TopUp }) => {
  const { t } = useTranslation(['topUp', 'records']);
  const due = expectedAt(topUp);
  return (
    <div className="flex flex-col gap-3">
      {due !== undefined && (
        <DueNote
          at={due}
          now={serverNow() / 1000}
          expected={t('records:expected', { time: formatDateTime(due) })}
          late={t('records:late')}
        />
      )}
      {topUp.status === 'failed' && <Failure topUp={topUp} />}
      <DetailList items={useFacts(topUp)} />
      <PaidTo topUp={topUp} />
    </div>
  );
};
