import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatAmount } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { Button, ButtonLink, CopyField, DetailList } from '@/ui';
import { DueNote } from '@/ui/feedback/due-note';
import { InGroups } from '@/ui/figures/in-groups';
import { isReturned, type WithdrawalRecord } from '../record';
import { maskedNumber, money, rateText, useReceived } from '../texts';

const useItems = (record: WithdrawalRecord) => {
  const { t } = useTranslation('withdrawal');
  const received = useReceived()(record);
  const { kind, amount, fee, feeCurrency, currency, decimals, network, address } = record;
  const { payee, bank } = record;
  const rate = rateText(currency, record);
  const isPaidOut = !isReturned(record);
  return [
    { label: t('amount'), value: money(amount, currency, decimals) },
    isPaidOut && fee !== undefined && { label: t('fee'), value: money(fee, feeCurrency, decimals) },
    isPaidOut && rate !== undefined && { label: t('rate'), value: rate },
    isPaidOut && received,
    payee !== undefined && { label: t('holder'), value: payee },
    bank !== undefined && { label: t('bankName'), value: bank },
    network !== undefined && { label: t('network'), value: network },
    kind === 'bank' &&
      address !== undefined && {
        label: t('card'),
        value: <bdi dir="ltr">{maskedNumber(address)}</bdi>,
      },
  ];
};

/** When it is expected to end; past that, that it is late. The number and the contact are below. */
const Due = ({ expectedAt }: Pick<WithdrawalRecord, 'expectedAt'>) => {
  const { t } = useTranslation('records');
  return expectedAt === undefined ? null : (
    <DueNote
      at={expectedAt}
      now={serverNow() / 1000}
      expected={t('expected', { time: formatDateTime(expectedAt) })}
      late={t('late')}
    />
  );
};

/** What finds the payment on its network: each to copy, to compare with the other wallet. */
const OnNetwork = ({ record }: { readonly record: WithdrawalRecord }) => {
  const { t } = useTranslation('withdrawal');
  const address = record.kind === 'wallet' ? record.address : undefined;
  const texts = [
    { label: t('address'), value: address, shown: address && <InGroups text={address} /> },
    { label: t('memo'), value: record.memo },
    { label: t('hash'), value: record.hash },
  ];
  return (
    <div className="flex flex-col">
      {texts.map(
        ({ value, ...text }) =>
          value !== undefined && (
            <CopyField
              key={text.label}
              {...text}
              value={value}
              copyLabel={t('copy')}
              copiedText={t('copied')}
              failedText={t('notCopied')}
            />
          ),
      )}
    </div>
  );
};

/** Amounts and destination of a record, when it is expected or what came back, and what can be done. */
export const RecordDetails = (props: {
  readonly record: WithdrawalRecord;
  readonly onCancel: () => void;
  readonly againPath: string;
}) => {
  const { t } = useTranslation('withdrawal');
  const { record, onCancel } = props;
  const { amount, currency, decimals } = record;
  const items = useItems(record);
  return (
    <div className="flex flex-col gap-3">
      <Due expectedAt={record.expectedAt} />
      {isReturned(record) && (
        <p className="rounded-field bg-sunken px-3 py-2.5 text-body">
          {t('returned', { amount: formatAmount(amount, decimals), currency })}
        </p>
      )}
      <DetailList items={items} />
      <OnNetwork record={record} />
      {record.isCancellable && (
        <Button block tone="secondary" onClick={onCancel}>
          {t('cancel.action')}
        </Button>
      )}
      {isReturned(record) && (
        <ButtonLink block to={props.againPath}>
          {t('again')}
        </ButtonLink>
      )}
    </div>
  );
};
