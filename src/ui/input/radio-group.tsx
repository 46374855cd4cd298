import { Fragment, useId, type ReactNode } from 'react';

/** What every option of a group has. */
interface Choice<T extends string> {
  readonly value: T;
  readonly disabled?: boolean | undefined;
}

/** The group, and how an option looks. */
interface RadioGroupProps<T extends string, Option extends Choice<T>> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean | undefined;
  readonly className: string;
  /** Draws an option around its radio button, a native input that takes its look by class names. */
  readonly children: (option: Option, radio: (className: string) => ReactNode) => ReactNode;
}

/** Covers the label that it stands in, which draws it and must be `relative isolate`: for options without a mark. */
export const COVERING_RADIO =
  'absolute inset-0 z-1 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed';

/** Native radio buttons: Tab reaches the chosen one, arrows choose. */
export const RadioGroup = <T extends string, Option extends Choice<T>>({
  label,
  options,
  value,
  onChange,
  disabled,
  className,
  children,
}: RadioGroupProps<T, Option>) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <Fragment key={option.value}>
          {children(option, (look) => (
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled === true || option.disabled === true}
              onChange={() => onChange(option.value)}
              className={look}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
};
