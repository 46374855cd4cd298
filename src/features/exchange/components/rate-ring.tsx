import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { useInterval } from '@/lib/use-interval';
import { CountdownRing } from '@/ui';

const TICK_MS = 250;
/** How long servers hold a rate. One that is held longer shows a full ring until then. */
const HELD_MS = 15_000;
const SIZE = 48;

/** Time for which a rate is still held, by the server's clock. */
export const RateRing = ({ expiresAt }: { readonly expiresAt: number }) => {
  const { t } = useTranslation('exchange');
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), TICK_MS);
  const left = Math.max(0, expiresAt - now);
  return (
    <CountdownRing progress={Math.min(1, left / HELD_MS)} label={t('rate.held')} size={SIZE}>
      <span className="block text-body font-semibold">{Math.ceil(left / 1000)}</span>
    </CountdownRing>
  );
};
