import { createContext, useContext, useId, type ReactNode } from 'react';
import { WarningCircleIcon } from '../icons';

/** The frame of every input: label, aside, and a hint or error below. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** At the right of the label: the available amount, a link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint, and is announced with the input. */
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** The box of an input with a border. */
export const INPUT_BOX =
  'flex min-h-13 items-center gap-1 rounded-field border border-line-strong bg-surface px-4 text-input text-ink transition-colors duration-150 has-[input:focus-visible,textarea:focus-visible]:outline-2 has-[input:focus-visible,textarea:focus-visible]:outline-blue has-[input:focus-visible,textarea:focus-visible]:-outline-offset-1 has-[[aria-invalid=true]]:border-red has-[input:disabled,textarea:disabled]:border-line has-[input:disabled,textarea:disabled]:bg-sunken has-[input:disabled,textarea:disabled]:text-ink-3';

/** The input inside such a box, which draws the focus ring. */
export const INPUT_BARE =
  'min-w-0 flex-1 bg-transparent py-3 outline-none disabled:cursor-not-allowed';

const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && node !== false;

/** What links a control to the texts around it: its attributes, and the label's id for a group of controls. */
interface FieldLinks {
  readonly control: {
    readonly id: string;
    readonly name: string | undefined;
    readonly disabled: boolean;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
  readonly labelId: string;
}

const Links = createContext<FieldLinks | undefined>(undefined);

/** What links the control of a `Field` to its texts. Throws outside one. */
export const useFieldLinks = (): FieldLinks => {
  const links = useContext(Links);
  if (links === undefined) throw new Error('a control without its Field');
  return links;
};

/** Scrolls to an error that appears while its input has the focus: the input may lie just above the screen's main action. */
const reveal = (note: HTMLElement | null): void => {
  const described = document.activeElement?.getAttribute('aria-describedby');
  if (note !== null && described?.includes(note.id) === true)
    note.scrollIntoView({ block: 'nearest' });
};

/** A labelled input with its hint or error; `children` is the control, which takes its attributes from `useFieldLinks`. */
export const Field = ({
  label,
  aside,
  hint,
  error,
  disabled = false,
  name,
  reading,
  children,
}: FieldFrame & {
  /** How an ambiguous text is understood, above the hint or error: `= 1,234.00`. */
  readonly reading?: string | undefined;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const ids = { label: `${id}-label`, reading: `${id}-reading`, note: `${id}-note` };
  const isInvalid = isShown(error);
  const notes = [
    reading !== undefined && ids.reading,
    (isInvalid || isShown(hint)) && ids.note,
  ].filter((note) => note !== false);
  const control = {
    id,
    name,
    disabled,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  return (
    <div className="flex w-full flex-col gap-2">
      <span className="flex items-baseline justify-between gap-3 text-label text-ink-2">
        <label id={ids.label} htmlFor={id}>
          {label}
        </label>
        {isShown(aside) && <span className="text-right">{aside}</span>}
      </span>
      <Links value={{ control, labelId: ids.label }}>{children}</Links>
      {reading !== undefined && (
        <p id={ids.reading} aria-live="polite" className="text-label font-semibold text-ink">
          {`= ${reading}`}
        </p>
      )}
      {/* Always there: what comes into a region that is new is not announced. */}
      <div aria-live="polite" className="contents">
        {isInvalid && (
          <p
            id={ids.note}
            ref={reveal}
            className="flex scroll-mb-[calc(var(--dock-height)+var(--cover,0px)+0.5rem)] items-start gap-1.5 text-label text-red"
          >
            <WarningCircleIcon aria-hidden="true" size={16} className="mt-px shrink-0" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      {!isInvalid && isShown(hint) && (
        <p id={ids.note} className="text-label text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
};
