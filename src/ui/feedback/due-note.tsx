import { WarningCircleIcon } from '../icons';

/** When something under way is expected to end. Import by path. */
export interface DueNoteProps {
  /** Past this time it is late. Epoch seconds, as `now`. */
  readonly at: number;
  readonly now: number;
  /** "Expected by …". */
  readonly expected: string;
  /** "This is taking longer than usual", and who helps. */
  readonly late: string;
}

/** Says when something under way is expected to end; past that, that it is late. */
export const DueNote = ({ at, now, expected, late }: DueNoteProps) =>
  now <= at ? (
    <p className="py-1 text-body text-ink-2">{expected}</p>
  ) : (
    <p className="flex items-start gap-2 rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
      <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
      <span>{late}</span>
    </p>
  );
