import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/domain/format/time';
import { CheckBoldIcon, XIcon } from '../icons';

/** State of a stage. */
export type StageState = 'done' | 'current' | 'failed' | 'ahead';

/** One step of a longer process: submitted, under review, paid out. */
export interface Stage {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: StageState;
  /** When it was or will be reached. */
  readonly time?: ReactNode;
  /** The reason of a failure, or a request. */
  readonly detail?: ReactNode;
}

/** A step of a record's timeline, with the epoch second at which it was reached. */
interface TimedStep<Status extends string> {
  readonly status: Status;
  readonly state: StageState;
  readonly at: number | undefined;
}

/** The stages of a timeline: `labelOf` names each status in the user's language. */
export const toStages = <Status extends string>(
  steps: readonly TimedStep<Status>[],
  labelOf: (status: Status) => string,
): readonly Stage[] =>
  steps.map(({ status, state, at }) => ({
    id: status,
    label: labelOf(status),
    state,
    time: at === undefined ? undefined : formatDateTime(at),
  }));

/** Stages in their order. */
export interface StagesProps {
  readonly label: string;
  readonly stages: readonly Stage[];
  /** Text of each state, announced with its stage. */
  readonly stateLabels: Readonly<Record<StageState, string>>;
}

const MARK = {
  done: 'bg-green text-on-fill',
  current: 'bg-surface shadow-[inset_0_0_0_2px_var(--ink)]',
  failed: 'bg-red text-on-fill',
  ahead: 'bg-surface shadow-[inset_0_0_0_2px_var(--line-strong)]',
} as const satisfies Record<StageState, string>;

const ICON = {
  done: <CheckBoldIcon aria-hidden="true" size={14} />,
  current: <span className="size-2.5 rounded-full bg-ink" />,
  failed: <XIcon aria-hidden="true" size={14} />,
  ahead: null,
} as const satisfies Record<StageState, ReactNode>;

const StageLine = (props: {
  readonly stage: Stage;
  readonly stateLabel: string;
  readonly isLast: boolean;
}) => {
  const { label, state, time, detail } = props.stage;
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={clsx('relative flex gap-3', !props.isLast && 'pb-5')}
    >
      {!props.isLast && (
        <span
          aria-hidden="true"
          className={clsx(
            'absolute top-6 bottom-0 left-[11px] w-0.5',
            state === 'done' ? 'bg-green' : 'bg-line',
          )}
        />
      )}
      <span className={clsx('grid size-6 shrink-0 place-items-center rounded-full', MARK[state])}>
        {ICON[state]}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={clsx('text-body font-semibold', state === 'ahead' && 'text-ink-2')}>
            {label}
            <span className="sr-only">{` (${props.stateLabel})`}</span>
          </span>
          {time !== undefined && <span className="text-label text-ink-2">{time}</span>}
        </span>
        {detail !== undefined && (
          <span className={clsx('text-label', state === 'failed' ? 'text-red' : 'text-ink-2')}>
            {detail}
          </span>
        )}
      </span>
    </li>
  );
};

/** The stages of a process in order, with their times. */
export const Stages = ({ label, stages, stateLabels }: StagesProps) => (
  <ol aria-label={label} className="py-1">
    {stages.map((stage, index) => (
      <StageLine
        key={stage.id}
        stage={stage}
        stateLabel={stateLabels[stage.state]}
        isLast={index === stages.length - 1}
      />
    ))}
  </ol>
);
