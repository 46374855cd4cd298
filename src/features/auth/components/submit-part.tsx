import { Button } from '@/ui';
import { WarningCircleIcon } from '@/ui/icons';

/** The form's main button; above it, what is wrong with the form as a whole. */
export const SubmitPart = (props: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly message: string | undefined;
}) => (
  <div>
    {/* Always there, so that a message that appears is read out. */}
    <div role="alert">
      {props.message !== undefined && (
        <p className="mb-4 flex items-start gap-2 rounded-field bg-red-soft px-3 py-2.5 text-body text-red">
          <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
          <span>{props.message}</span>
        </p>
      )}
    </div>
    <Button type="submit" block loading={props.isBusy}>
      {props.label}
    </Button>
  </div>
);
