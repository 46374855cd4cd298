import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** What makes a form: its rules, its first values and its words. */
export interface FormRules<Values extends FieldValues, Checked> {
  /** The rules of what may be sent. Its messages are codes; the first of a field counts. It may change with what is typed. */
  readonly schema: ZodMiniType<Checked, Values>;
  readonly start: Values;
  /** The words for each code of the schema. */
  readonly issueTexts: Readonly<Record<string, string>>;
  /** Called at each change with all values: for a draft, which must leave out what is secret. */
  readonly onChange?: (values: Values) => void;
}

/** The type of an error whose message is words already, not a code. */
export const REFUSED = 'refused';

/** Fields say to assistive technology that they are wrong; buttons, which cannot, by an attribute. */
const WRONG = '[aria-invalid="true"], [data-wrong="true"]';

const bringToSight = (form: HTMLElement | null, what: 'field' | 'form'): void => {
  if (what === 'field') form?.querySelector<HTMLElement>(WRONG)?.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
};

/**
 * An ordinary form: nothing is wrong before it is sent; then the first wrong field on the screen has the focus, and each says
 * what is wrong until it is mended. `Checked` is what the schema makes of the values: trimmed, in plain digits.
 */
export const useCheckedForm = <Values extends FieldValues, Checked>(
  rules: FormRules<Values, Checked>,
) => {
  const [values] = useState(rules.start);
  const id = useId();
  const [shown, show] = useState<{ readonly what: 'field' | 'form' }>();
  const { control, clearErrors, getValues, handleSubmit, reset, setError, trigger } = useForm<
    Values,
    unknown,
    Checked
  >({ values, resolver: zodResolver(rules.schema), shouldFocusError: false });
  // The outside system: the focus, which can only go where a field already shows as wrong.
  useEffect(() => {
    if (shown !== undefined) bringToSight(document.getElementById(id), shown.what);
  }, [shown, id]);
  const onChange = (): void => {
    clearErrors('root');
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
    /** For `FormField`: after each change of a field. */
    onChange,
    /** For `FormField`: checks a field that is wrong again, before the form was sent. */
    recheck: (name: FieldPath<Values>): void => void trigger(name),
    /** True if these fields are right; else shows what is wrong with them. */
    check,
    /** Calls `onChecked` if nothing is wrong; else shows what is. */
    submit: async (event: SubmitEvent, onChecked: (checked: Checked) => void): Promise<void> => {
      let isWrong = false;
      await handleSubmit(onChecked, () => {
        isWrong = true;
      })(event);
      if (isWrong) show({ what: 'field' });
    },
    /** Shows why the server refused, in words: at a field, or above the button for the form as a whole. */
    refuse: (target: FieldPath<Values> | 'form', text: string): void => {
      const error = { type: REFUSED, message: text };
      if (target === 'form') setError('root', error);
      else setError(target, error);
      show({ what: target === 'form' ? 'form' : 'field' });
    },
    /** Shows other values, as if nothing had been sent yet. */
    restart: (changes: Partial<Values>): void => {
      reset({ ...getValues(), ...changes });
      onChange();
    },
  };
};

/** A form for its parts. */
export type CheckedForm<Values extends FieldValues, Checked> = ReturnType<
  typeof useCheckedForm<Values, Checked>
>;
