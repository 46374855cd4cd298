import { useTranslation } from 'react-i18next';
import type { Decimal } from '@/domain/money/decimal';
import { DetailList } from '@/ui';
import type { Channel } from '../channel';
import { moneyText } from '../use-text';
import { Warning } from './warning';

/** What is about to be reported. `earlier` is the number of the open top-up that reports the same. */
export const ReportSummary = (props: {
  readonly channel: Channel;
  readonly amount: Decimal | undefined;
  readonly earlier: number | undefined;
}) => {
  const { t } = useTranslation('topUp');
  const { channel, amount, earlier } = props;
  return (
    <div className="flex flex-col gap-3">
      <DetailList
        items={[
          amount !== undefined && {
            label: t('record.amount'),
            value: moneyText(amount, channel.currency),
          },
          { label: t('report.channel'), value: channel.name },
        ]}
      />
      <p className="text-label text-ink-2">{t('report.checked')}</p>
      {earlier !== undefined && <Warning>{t('report.again', { number: earlier })}</Warning>}
    </div>
  );
};
