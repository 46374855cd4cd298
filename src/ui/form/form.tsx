import type { ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { Button } from '../action/button';
import { FormAlert } from './form-alert';
import type { CheckedForm } from './use-checked-form';

/** A form element without native validation. */
export const Form = <Values extends FieldValues, Checked>(props: {
  readonly form: CheckedForm<Values, Checked>;
  /** Accessible name. */
  readonly label: string;
  /** Called with the validated values. */
  readonly onChecked: (checked: Checked) => void;
  readonly children: ReactNode;
}) => {
  const { form, label, onChecked, children } = props;
  return (
    <form
      id={form.id}
      noValidate
      aria-label={label}
      onSubmit={(event) => void form.submit(event, onChecked)}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  );
};

/** The submit button, below the error of the form as a whole. */
export const SubmitPart = <Values extends FieldValues, Checked>(props: {
  readonly form: CheckedForm<Values, Checked>;
  readonly label: string;
  readonly isBusy: boolean;
}) => {
  const { errors } = useFormState({ control: props.form.control });
  return (
    <div>
      <FormAlert text={errors.root?.message} help={props.form.help} />
      <Button type="submit" block loading={props.isBusy}>
        {props.label}
      </Button>
    </div>
  );
};
