import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { useReached } from '@/lib/use-reached';
import { Field, type FieldFrame } from './field';
import { CaretDownIcon } from '../icons';
import type { PickListProps } from './pick-list';
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

const isInvalid = (error: ReactNode): boolean => error !== undefined && error !== '';

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
  const valueId = useId();
  const [open, setOpen] = useState(false);
  const { isReached, reach } = useReached(open);
  const picked = list.options.find((option) => option.value === list.value);
  return (
    <Field {...{ label, aside, hint, error, disabled, name }}>
      <BaseField.Control
        render={(control) => (
          <button
            type="button"
            id={control.id}
            aria-labelledby={clsx(control['aria-labelledby'], valueId)}
            aria-describedby={control['aria-describedby']}
            aria-haspopup="dialog"
            // `aria-invalid` is not allowed on a button; a form focuses the first field with this mark.
            data-wrong={isInvalid(error)}
            disabled={disabled}
            {...reach}
            onClick={() => setOpen(true)}
            className={clsx(BUTTON, isInvalid(error) ? 'border-red' : 'border-line-strong')}
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
        )}
      />
      {isReached && (
        <PickSheet {...list} label={label} open={open} onOpenChange={setOpen} onPick={onChange} />
      )}
    </Field>
  );
};
