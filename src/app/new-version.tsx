import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOpenOperation } from '@/api/pending/open-operations';
import { BRAND } from '@/brand';
import { useInterval } from '@/lib/use-interval';
import { ActionStrip } from '@/ui/feedback/action-strip';
import { OPERATION_KINDS } from './open-orders';

/** Least time between two looks, in milliseconds: after an error, and otherwise. */
const LOOK_MS = { error: 5000, visible: 600_000 } as const;
/** How often the open operations are looked at while a new version waits, in milliseconds. */
const LOOK_FOR_OPERATIONS_MS = 1000;
/** The link to the app's code in the built page, which names its content. Development and the demo have none. */
const APP = 'link#app';

const appIn = (page: Document): string | null | undefined =>
  page.querySelector(APP)?.getAttribute('href');

/** True if the host has another version of the app than this page runs. False if that cannot be found out. */
const hasNewVersion = async (): Promise<boolean> => {
  const running = appIn(document);
  if (typeof running !== 'string') return false;
  try {
    const reply = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    if (!reply.ok) return false;
    const hosted = appIn(new DOMParser().parseFromString(await reply.text(), 'text/html'));
    return typeof hosted === 'string' && hosted !== running;
  } catch {
    return false;
  }
};

/** Looks when the tab is come back to, and after an error: a file of this version may be gone. */
const useNewVersion = (): boolean => {
  const [isThere, setThere] = useState(false);
  const lookedAt = useRef(0);
  const look = useEffectEvent((reason: keyof typeof LOOK_MS) => {
    const now = performance.now();
    if (isThere || now - lookedAt.current < LOOK_MS[reason]) return;
    lookedAt.current = now;
    void hasNewVersion().then(setThere);
  });
  // Synchronises with the browser: visibility, and errors, which boundaries report too (report-problem.ts).
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') look('visible');
    };
    const onError = (): void => look('error');
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('error', onError);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('error', onError);
    };
  }, []);
  return isThere;
};

const isAnyOpen = (): boolean => hasOpenOperation(OPERATION_KINDS);

const Offer = () => {
  const { t } = useTranslation('about');
  const [hasOperation, setHasOperation] = useState(isAnyOpen);
  // Log-ins and uploads, which are no stored operations.
  const isSending = useIsMutating() > 0;
  useInterval(() => setHasOperation(isAnyOpen()), LOOK_FOR_OPERATIONS_MS);
  const reload = (): void => {
    if (isAnyOpen()) setHasOperation(true);
    else window.location.reload();
  };
  if (hasOperation || isSending) return null;
  return (
    <ActionStrip tone="neutral" action={t('update.action')} onAction={reload}>
      {t('update.text', { brand: BRAND.name })}
    </ActionStrip>
  );
};

/** Offers a new version of the app, never while the outcome of an operation is still to come. */
export const NewVersion = () => (useNewVersion() ? <Offer /> : null);
