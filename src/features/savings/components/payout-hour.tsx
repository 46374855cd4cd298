import { useTranslation } from 'react-i18next';
import { formatTime, formatUtcTime } from '@/domain/format/time';

const HOUR_AND_MINUTE = 5;

/** The hour of the daily payout, in the device's time zone and in UTC. `at` is one of them, in epoch seconds. */
export const PayoutHour = ({ at }: { readonly at: number | undefined }) => {
  const { t } = useTranslation('savings');
  return at === undefined ? null : (
    <p className="text-label text-ink-2">
      {t('payoutHour', {
        local: formatTime(at).slice(0, HOUR_AND_MINUTE),
        utc: formatUtcTime(at),
      })}
    </p>
  );
};
