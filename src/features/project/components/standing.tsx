import { useTranslation } from 'react-i18next';
import { useTimeLeftText } from '@/lib/use-time-left-text';
import { StatusChip } from '@/ui';
import type { Project, Standing } from '../model';
import { bothTimesText } from '../use-texts';

const TONES = {
  running: 'success',
  upcoming: 'review',
  full: 'neutral',
  ended: 'neutral',
} as const satisfies Record<Standing, string>;

/** Whether one can subscribe, as a chip. */
export const StandingChip = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation('project');
  return <StatusChip tone={TONES[standing]}>{t(`standing.${standing}`)}</StatusChip>;
};

/** How long until a project starts or ends, or since when it is over. Nothing if the server tells no times. */
export const useTimeLine = (): ((project: Project, standing: Standing, now: number) => string) => {
  const { t } = useTranslation('project');
  const leftText = useTimeLeftText();
  return ({ startsAt, endsAt, startText, endText }, standing, now) => {
    if (standing === 'ended') return t('time.ended', { time: bothTimesText(endsAt, endText) });
    if (standing === 'upcoming')
      return startsAt === undefined
        ? t('time.startsAt', { time: startText })
        : t('time.starts', { left: leftText(startsAt - now) });
    return endsAt === undefined
      ? t('time.endsAt', { time: endText })
      : t('time.ends', { left: leftText(endsAt - now) });
  };
};
