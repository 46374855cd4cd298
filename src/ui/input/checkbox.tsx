import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { useId, type ReactNode } from 'react';
import { CheckBoldIcon } from '../icons';

/** A checkbox with its sentence, which may contain links. */
export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly name?: string | undefined;
}

/** A checkbox. The whole sentence is its touch area. */
export const Checkbox = ({ label, checked, onChange, disabled, error, name }: CheckboxProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body text-ink has-[:disabled,[data-disabled]]:cursor-not-allowed has-[[data-disabled]]:text-ink-3">
        <BaseCheckbox.Root
          name={name}
          checked={checked}
          onCheckedChange={(next) => onChange(next)}
          disabled={disabled}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          className="grid size-5.5 shrink-0 place-items-center rounded-[6px] border-2 border-line-strong bg-surface transition-colors duration-150 aria-invalid:border-red data-checked:border-ink data-checked:bg-ink data-disabled:border-line data-disabled:bg-sunken"
        >
          <BaseCheckbox.Indicator className="text-on-ink [[data-disabled]_&]:text-ink-3">
            <CheckBoldIcon size={14} />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} className="text-label text-red">
          {error}
        </p>
      )}
    </div>
  );
};
