import { HelpLink, type Help } from '../feedback/help-link';
import { WarningCircleIcon } from '../icons';

/** The error of a form as a whole, above its button. Always rendered: a live region announces only changes. */
export const FormAlert = (props: {
  readonly text: string | undefined;
  readonly help: Help | undefined;
}) => (
  <div role="alert">
    {props.text !== undefined && (
      <div className="mb-4 flex items-start gap-2 rounded-field bg-red-soft px-3 py-2.5 text-body text-red">
        <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
        <div>
          <p>{props.text}</p>
          {props.help !== undefined && <HelpLink {...props.help} />}
        </div>
      </div>
    )}
  </div>
);
