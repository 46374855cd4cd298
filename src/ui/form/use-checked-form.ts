import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { Help } from '../feedback/help-link';

/** Schema, initial values and texts of a form. */
export interface FormRules<Values extends FieldValues, Checked> {
  /** Validation schema. Messages are issue codes, of which the first of a field is shown. May depend on the values. */
  readonly schema: ZodMiniType<Checked, Values>;
  readonly start: Values;
  /** Translated text of each issue code. */
  readonly issueTexts: Readonly<Record<string, string>>;
  /** Called at each change with all values, to store a draft. Drafts must omit secrets. */
  readonly onChange?: (values: Values) => void;
}

/** Type of a server error, whose message is translated text instead of an issue code. */
export const REFUSED = 'refused';

/** A server error: translated text, and who can help with it. */
export interface FormRefusal {
  readonly text: string;
  readonly help?: Help | undefined;
}

/** Selects invalid fields, and buttons, for which `aria-invalid` is not allowed. */
const WRONG = '[aria-invalid="true"], [data-wrong="true"]';

const bringToSight = (form: HTMLElement | null, what: 'field' | 'form'): void => {
  if (what === 'field') form?.querySelector<HTMLElement>(WRONG)?.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
};

/**
 * A form that validates on submission, focuses the first invalid field, and shows each error until it is fixed.
 * `Checked` is the output of the schema: normalised values.
 */
export const useCheckedForm = <Values extends FieldValues, Checked>(
  rules: FormRules<Values, Checked>,
) => {
  const [values] = useState(rules.start);
  const id = useId();
  const [help, setHelp] = useState<Help>();
  const [shown, show] = useState<{ readonly what: 'field' | 'form' }>();
  const { control, clearErrors, getValues, handleSubmit, reset, setError, trigger } = useForm<
    Values,
    unknown,
    Checked
  >({ values, resolver: zodResolver(rules.schema), shouldFocusError: false });
  // Synchronises the focus, after the invalid field has rendered as such.
  useEffect(() => {
    if (shown !== undefined) bringToSight(document.getElementById(id), shown.what);
  }, [shown, id]);
  const clearRefusal = (): void => clearErrors('root');
  const onChange = (): void => {
    clearRefusal();
    rules.onChange?.(getValues());
  };
  const check = async (name?: FieldPath<Values> | FieldPath<Values>[]): Promise<boolean> => {
    const isRight = await trigger(name);
    if (!isRight) show({ what: 'field' });
    return isRight;
  };
  return {
    /** For `Form`: the element's id. */
    id,
    control,
    issueTexts: rules.issueTexts,
    values: getValues,
    /** For `FormField`: call after each change of a field. */
    onChange,
    /** Takes the error of the whole form away, as another call of it begins. */
    clearRefusal,
    /** For `FormField`: validates an invalid field again. */
    recheck: (name: FieldPath<Values>): void => void trigger(name),
    /** Validates these fields and shows their errors; true if there are none. */
    check,
    /** Validates all fields. Calls `onChecked` if they are valid, else shows their errors. */
    submit: async (event: SubmitEvent, onChecked: (checked: Checked) => void): Promise<void> => {
      let isWrong = false;
      await handleSubmit(onChecked, () => {
        isWrong = true;
      })(event);
      if (isWrong) show({ what: 'field' });
    },
    /** Leads to who can help with the server error of the form as a whole. */
    help,
    /** Shows a server error at a field or for the form as a whole, which alone shows `help`. */
    refuse: (target: FieldPath<Values> | 'form', refusal: FormRefusal | string): void => {
      const { text, help: way }: FormRefusal =
        typeof refusal === 'string' ? { text: refusal } : refusal;
      const error = { type: REFUSED, message: text };
      setHelp(way);
      if (target === 'form') setError('root', error);
      else setError(target, error);
      show({ what: target === 'form' ? 'form' : 'field' });
    },
    /** Changes values and resets validation. */
    restart: (changes: Partial<Values>): void => {
      reset({ ...getValues(), ...changes });
      onChange();
    },
  };
};

/** State of a form, as returned by `useCheckedForm`. */
export type CheckedForm<Values extends FieldValues, Checked> = ReturnType<
  typeof useCheckedForm<Values, Checked>
>;
