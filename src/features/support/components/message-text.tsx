import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { BRAND } from '@/brand';
import type { ServiceSubject } from '@/domain/screens/service-path';
import { formatMinute, zoneText } from '@/domain/format/time';
import { copyText } from '@/lib/copy-text';
import { useInterval } from '@/lib/use-interval';
import { useSessionUser } from '@/session/session';
import { Button, Card } from '@/ui';
import { CheckBoldIcon, CopyIcon } from '@/ui/icons';
import { caseFactsOf } from '../case-facts';

/** How often the time is read again, in milliseconds. Its text changes once a minute. */
const TIME_MS = 1000;

/** Server time as `YYYY-MM-DD HH:mm` in the device's zone, like the times of the record. */
const timeNow = (): string => formatMinute(serverNow() / 1000);

/** The facts that customer service asks for first, and those of the record. No password, no code, no document. */
const useMessage = (about: ServiceSubject, list: string | undefined): string => {
  const { t } = useTranslation(['service', 'account']);
  const user = useSessionUser();
  const [facts] = useState(() => (about.kind === 'record' ? caseFactsOf(about.number) : []));
  // Until a reply has told the server's time it is the device's, which may be wrong; and a page may stay open.
  const [time, setTime] = useState(timeNow);
  useInterval(() => setTime(timeNow()), TIME_MS);
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

/** A message to customer service, ready to copy. */
export const MessageText = ({
  about,
  list,
}: {
  readonly about: ServiceSubject;
  /** Title of the list that a record is in. */
  readonly list: string | undefined;
}) => {
  const { t } = useTranslation('service');
  const id = useId();
  const message = useMessage(about, list);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(message);
    const text = document.getElementById(id);
    if (!isCopied && text !== null) window.getSelection()?.selectAllChildren(text);
    setOutcome(isCopied ? 'copied' : 'failed');
  };
  return (
    <Card title={t('case.title')}>
      <p className="mb-3 text-body text-ink-2">{t('case.hint')}</p>
      <p
        id={id}
        className="rounded-field bg-sunken px-4 py-3 text-body wrap-anywhere whitespace-pre-line select-text"
      >
        {message}
      </p>
      <div className="mt-3">
        <Button
          block
          tone="secondary"
          size="medium"
          icon={
            outcome === 'copied' ? (
              <CheckBoldIcon aria-hidden="true" size={18} />
            ) : (
              <CopyIcon aria-hidden="true" size={18} />
            )
          }
          onClick={() => void copy()}
        >
          {t('case.copy')}
        </Button>
      </div>
      <output className="mt-2 -mb-2 block min-h-4.5 text-center text-label text-ink-2">
        {outcome === 'copied' && t('case.copied')}
        {outcome === 'failed' && t('notCopied')}
      </output>
    </Card>
  );
};
