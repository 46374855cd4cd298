import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { useTimeLeftText } from '@/lib/use-time-left-text';

/** Says that a market is about to close, and what that means for its positions. `closesAt` in epoch seconds. */
export const ClosingNotice = (props: {
  readonly symbol: string;
  readonly closesAt: number | undefined;
}) => {
  const { t } = useTranslation('leverage');
  const { symbol, closesAt } = props;
  const now = useMinute();
  const time = useTimeLeftText()(closesAt === undefined ? 0 : closesAt - now);
  return time === undefined ? null : (
    <p className="my-3 text-label text-warn">{t('closesSoon', { symbol, time })}</p>
  );
};
