import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatAmount, formatPrice, formatRate, formatSignedAmount } from '@/domain/format/numbers';
import { formatTime } from '@/domain/format/time';
import { negate } from '@/domain/money/decimal';
import { useInterval } from '@/lib/use-interval';
import { DetailList } from '@/ui';
import type { OrderIntent } from '../ticket';
import { useDuration } from '../use-duration';

const SECOND_MS = 1000;

/** Duration, and the expiry time if placed now: by the server's clock, in the device's time zone. */
const Expires = ({ seconds }: { readonly seconds: number }) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), SECOND_MS);
  return t('confirm.ends', {
    duration: duration(seconds),
    time: formatTime(now / SECOND_MS + seconds),
  });
};

/** The order to confirm: price, expiry, stake, fee, balance and possible results (specification, section 2). */
export const ConfirmDetails = ({
  intent,
  price,
}: {
  readonly intent: OrderIntent;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const { source, preview, expiry } = intent;
  const money = (text: string): string => `${text} ${source.currency}`;
  return (
    <>
      <DetailList
        items={[
          { label: t('confirm.price'), value: formatPrice(price) },
          { label: t('confirm.expires'), value: <Expires seconds={expiry.seconds} /> },
          { label: t('confirm.stake'), value: money(formatAmount(preview.stake)) },
          {
            label: t('confirm.fee', { rate: formatRate(source.feePercent) }),
            value: money(formatAmount(preview.fee)),
          },
          { label: t('confirm.available'), value: money(formatAmount(source.available)) },
          {
            label: t('confirm.ifRight'),
            value: <span className="text-up">{money(formatSignedAmount(preview.gain))}</span>,
          },
          {
            label: t('confirm.ifWrong'),
            value: <span className="text-down">{money(formatSignedAmount(preview.loss))}</span>,
          },
          { label: t('confirm.ifEqual'), value: money(formatSignedAmount(negate(preview.fee))) },
        ]}
      />
      <p className="mt-2 text-label text-ink-3">{t('confirm.entry')}</p>
    </>
  );
};
