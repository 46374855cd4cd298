import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '@/api/use-time-until';

/** Says that a market is about to close, and what that means for its positions. `closesAt` in epoch seconds. */
export const ClosingNotice = (props: { readonly symbol: string; readonly closesAt: number }) => {
  const { t } = useTranslation('leverage');
  const time = useTimeUntil(props.closesAt);
  return time === undefined ? null : (
    <p className="my-3 text-label text-warn">{t('closesSoon', { symbol: props.symbol, time })}</p>
  );
};
