import type { ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { REFUSED, type CheckedForm } from './use-checked-form';

/** Props that bind an input of the kit to a form field. A checkbox takes the value as `checked`. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

/** Binds any input of the kit to a form field: `{(field) => <TextField {...field} label="…" />}`. */
export const FormField = <
  Values extends FieldValues,
  Checked,
  Name extends FieldPath<Values>,
>(props: {
  readonly form: CheckedForm<Values, Checked>;
  readonly name: Name;
  /** A dependent field, validated again when this one changes. */
  readonly partner?: FieldPath<Values>;
  readonly children: (field: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
}) => {
  const { form, name, partner } = props;
  const {
    field,
    fieldState: { error },
    formState: { isSubmitted },
  } = useController({
    control: form.control,
    name,
    ...(partner === undefined ? {} : { rules: { deps: [partner] } }),
  });
  const { message = '' } = error ?? {};
  const text = error?.type === REFUSED ? message : (form.issueTexts[message] ?? message);
  return props.children({
    name,
    value: field.value,
    error: error === undefined ? undefined : text,
    onChange: (value) => {
      field.onChange(value);
      form.onChange();
      if (error !== undefined && !isSubmitted) form.recheck(name);
    },
  });
};
