import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { BRAND } from '@/brand';
import type { ServiceSubject } from '@/domain/screens/service-path';
import { formatMinute, zoneText } from '@/domain/format/time';
import { useInterval } from '@/lib/use-interval';
import { useSessionUser } from '@/session/session';
import { caseFactsOf } from './case-facts';

/** How often the time is read again, in milliseconds. Its text changes once a minute. */
const TIME_MS = 1000;

/** Server time as `YYYY-MM-DD HH:mm` in the device's zone, like the times of the record. */
const timeNow = (): string => formatMinute(serverNow() / 1000);

/**
 * A message to customer service: the facts that it asks for first, and those of the record. No password, no code, no
 * document. `list` is the title of the list that a record is in; without a subject there is no message.
 */
export const useMessage = (
  about: ServiceSubject | undefined,
  list: string | undefined,
): string | undefined => {
  const { t } = useTranslation(['service', 'account']);
  const user = useSessionUser();
  const [facts] = useState(() => (about?.kind === 'record' ? caseFactsOf(about.number) : []));
  // Until a reply has told the server's time it is the device's, which may be wrong; and a page may stay open.
  const [time, setTime] = useState(timeNow);
  useInterval(() => setTime(timeNow()), TIME_MS);
  if (about === undefined) return undefined;
  return [
    about.kind === 'record'
      ? t('case.about.record', { number: about.number })
      : t(`case.about.${about.kind}`),
    // Records of two kinds can have one number.
    ...(about.kind === 'record' && list !== undefined ? [`${list}: ${about.number}`] : []),
    ...facts,
    user === undefined
      ? t('case.visitor')
      : `${t('case.user', { id: user.id })} (${t(`account:mode.${user.mode}`)})`,
    // Customer service may be in another zone.
    t('case.time', { time, zone: zoneText(serverNow()) }),
    t('case.app', { brand: BRAND.name, version: __VERSION__ }),
  ].join('\n');
};
