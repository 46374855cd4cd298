import type { ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { Button } from '../action/button';
import { HelpLink } from '../feedback/help-link';
import { WarningCircleIcon } from '../icons';
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
  const message = errors.root?.message;
  return (
    <div>
      {/* Always rendered: a live region announces only changes. */}
      <div role="alert">
        {message !== undefined && (
          <div className="mb-4 flex items-start gap-2 rounded-field bg-red-soft px-3 py-2.5 text-body text-red">
            <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
            <div>
              <p>{message}</p>
              {props.form.help !== undefined && <HelpLink {...props.form.help} />}
            </div>
          </div>
        )}
      </div>
      <Button type="submit" block loading={props.isBusy}>
        {props.label}
      </Button>
    </div>
  );
};
