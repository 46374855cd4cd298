import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMinute } from '@/api/use-server-time';
import { useUnreadableRows } from '@/api/use-unreadable-rows';
import { recordKindAt } from '@/domain/screens/record-path';
import { SCREENS } from '@/domain/screens/screens';
import { stageCase } from '@/features/support';
import { late } from '@/lib/late';
import { readFacts } from '@/lib/read-facts';
import { useRecordAddress } from '@/lib/use-record-address';
import { ButtonLink, Extra } from '@/ui';
import { dayBefore, dayOf } from '@/ui/layout/day-groups';
import type { RecordFrame } from '@/ui/layout/record-list';

const RecordMessages = late(async () => (await import('./record-messages')).default);

/** Texts that all records share. */
const useTexts = (): RecordFrame['texts'] => {
  const { t } = useTranslation(['records', 'app']);
  const { count } = useUnreadableRows();
  return {
    loading: t('app:loading'),
    retry: t('app:retry'),
    close: t('app:close'),
    end: t('end'),
    incomplete: count === 0 ? undefined : t('app:unreadable', { count }),
    looking: (id) => t('looking', { id }),
    missing: (id) => t('missing', { id }),
    showList: t('showList'),
    number: t('number'),
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    timeline: t('timeline'),
    stage: {
      done: t('stage.done'),
      current: t('stage.current'),
      failed: t('stage.failed'),
      ahead: t('stage.ahead'),
    },
    pull: {
      refresh: t('refresh'),
      pull: t('pull'),
      release: t('release'),
      refreshing: t('refreshing'),
      done: t('refreshed'),
      failed: t('notRefreshed'),
    },
  };
};

/** The texts and actions that a records page passes to its list. */
export const useRecordFrame = (emptyAction: ReactNode): RecordFrame => {
  const { t } = useTranslation('records');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const address = useRecordAddress();
  const kind = recordKindAt(pathname, search.get('market'));
  const texts = useTexts();
  // The first reply can correct the clock of the device by days.
  const now = useMinute();
  return {
    ...address,
    emptyAction,
    helpAction: (number) => (
      <>
        {kind !== undefined && address.opened !== undefined && (
          <Extra>
            <RecordMessages kind={kind} id={address.opened} />
          </Extra>
        )}
        <ButtonLink
          block
          tone="ghost"
          size="medium"
          to={`${SCREENS.customerService}?${new URLSearchParams({ about: number, from: pathname }).toString()}`}
          onClick={({ currentTarget }) => {
            const sheet = currentTarget.closest('[role=dialog]');
            if (sheet !== null) stageCase({ number, facts: readFacts(sheet) });
          }}
        >
          {t('help')}
        </ButtonLink>
      </>
    ),
    dayText: (day) => {
      if (day === dayOf(now)) return t('today');
      return day === dayBefore(now) ? t('yesterday') : day;
    },
    texts,
  };
};
