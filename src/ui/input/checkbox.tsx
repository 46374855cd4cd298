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
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <span className="relative flex size-5.5 shrink-0">
          <input
            type="checkbox"
            name={name}
            checked={checked}
            onChange={({ target }) => onChange(target.checked)}
            disabled={disabled}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-[6px] border-2 border-line-strong bg-surface transition-colors duration-150 checked:border-ink checked:bg-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-invalid:border-red"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none relative m-auto hidden text-on-ink peer-checked:block peer-disabled:text-ink-3"
          >
            <CheckBoldIcon size={14} />
          </span>
        </span>
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
