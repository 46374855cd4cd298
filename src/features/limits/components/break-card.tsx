import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatDateTime } from '@/domain/format/time';
import { Button, Card, ChipGroup, Dialog, showToast } from '@/ui';
import { breakEndOf, isOnBreak, isWithinBreak, type Limits } from '../model';
import { useChangeLimits } from '../change-queries';
import { ChangeProblem } from './change-problem';

/** The breaks on offer, in hours. */
const HOURS = { h6: 6, d1: 24, d3: 72, d7: 168, d14: 336, d30: 720 } as const;
type Length = keyof typeof HOURS;
const LENGTHS = ['h6', 'd1', 'd3', 'd7', 'd14', 'd30'] as const satisfies readonly Length[];

const now = (): number => serverNow() / 1000;

/** Begins a break, or makes it longer; asks first, because it cannot be ended. */
export const BreakCard = ({ limits }: { readonly limits: Limits }) => {
  const { t } = useTranslation(['limits', 'app']);
  const { change, isPending, problem, clearProblem } = useChangeLimits();
  const [length, setLength] = useState<Length>('d1');
  // The end at the time of the question.
  const [asked, setAsked] = useState<number>();
  const isPaused = isOnBreak(limits, now());
  const changesNothing = isWithinBreak(limits, HOURS[length], now());
  const start = (): void =>
    change({ breakHours: HOURS[length] }, () => {
      setAsked(undefined);
      showToast({ text: t(isPaused ? 'break.extended' : 'break.started'), tone: 'success' });
    });
  const close = (): void => {
    setAsked(undefined);
    clearProblem();
  };
  return (
    <Card title={t('break.title')}>
      {isPaused && (
        <p className="mb-3 text-title">
          {t('break.until', { time: formatDateTime(limits.breakUntil) })}
        </p>
      )}
      <p className="mb-4 text-body text-ink-2">{t('break.text')}</p>
      <ChipGroup
        label={t('break.length')}
        columns={3}
        value={length}
        onChange={setLength}
        options={LENGTHS.map((value) => ({ value, label: t(`break.lengths.${value}`) }))}
      />
      {changesNothing && <p className="mt-3 text-label text-ink-2">{t('break.shorter')}</p>}
      <div className="mt-4">
        <Button
          block
          tone="secondary"
          size="medium"
          disabled={changesNothing}
          onClick={() => {
            clearProblem();
            setAsked(breakEndOf(HOURS[length], now()));
          }}
        >
          {t(isPaused ? 'break.extend' : 'break.start')}
        </Button>
      </div>
      {asked === undefined && <ChangeProblem text={problem} />}
      <Dialog
        open={asked !== undefined}
        onOpenChange={close}
        title={t(isPaused ? 'break.askExtend' : 'break.ask')}
        confirmLabel={t(isPaused ? 'break.extend' : 'break.start')}
        cancelLabel={t('break.notNow')}
        loading={isPending}
        onConfirm={start}
      >
        <p>{t('break.terms', { time: formatDateTime(asked) })}</p>
        <ChangeProblem text={problem} />
      </Dialog>
    </Card>
  );
};
