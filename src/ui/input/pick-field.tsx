import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { useReached } from '@/lib/use-reached';
import { Field, useFieldLinks, type FieldFrame } from './field';
import { CaretDownIcon } from '../icons';
import type { PickListProps, PickOption } from './pick-list';
import { PickSheet } from './pick-sheet';

/** A form field with a value from a list, such as a country or currency. */
export interface PickFieldProps<T extends string>
  extends Omit<FieldFrame, 'label'>, Omit<PickListProps<T>, 'onPick'> {
  readonly onChange: (value: T) => void;
  readonly placeholder?: ReactNode;
  readonly closeLabel: string;
}

const BUTTON =
  'press flex min-h-13 w-full items-center gap-3 rounded-field border bg-surface px-4 text-left text-input text-ink disabled:border-line disabled:bg-sunken disabled:text-ink-3';

const PickButton = <T extends string>({
  picked,
  placeholder,
  reach,
  onClick,
}: {
  readonly picked: PickOption<T> | undefined;
  readonly placeholder: ReactNode;
  readonly reach: ReturnType<typeof useReached>['reach'];
  readonly onClick: () => void;
}) => {
  const valueId = useId();
  const { control, labelId } = useFieldLinks();
  const isInvalid = control['aria-invalid'] === true;
  return (
    <button
      type="button"
      id={control.id}
      aria-labelledby={`${labelId} ${valueId}`}
      aria-describedby={control['aria-describedby']}
      aria-haspopup="dialog"
      // `aria-invalid` is not allowed on a button; a form focuses the first field with this mark.
      data-wrong={isInvalid}
      disabled={control.disabled}
      {...reach}
      onClick={onClick}
      className={clsx(BUTTON, isInvalid ? 'border-red' : 'border-line-strong')}
    >
      {picked?.leading}
      <span
        id={valueId}
        className={clsx('min-w-0 flex-1 py-2', picked === undefined && 'text-ink-3')}
      >
        {picked?.label ?? placeholder}
      </span>
      <CaretDownIcon aria-hidden="true" size={18} className="shrink-0 text-ink-2" />
    </button>
  );
};

/** Looks like an input; opens a sheet with the list. */
export const PickField = <T extends string>({
  label,
  aside,
  hint,
  error,
  disabled,
  name,
  placeholder,
  onChange,
  ...list
}: PickFieldProps<T>) => {
  const [open, setOpen] = useState(false);
  const { isReached, reach } = useReached(open);
  const picked = list.options.find((option) => option.value === list.value);
  return (
    <Field {...{ label, aside, hint, error, disabled, name }}>
      <PickButton {...{ picked, placeholder, reach }} onClick={() => setOpen(true)} />
      {isReached && (
        <PickSheet {...list} label={label} open={open} onOpenChange={setOpen} onPick={onChange} />
      )}
    </Field>
  );
};
