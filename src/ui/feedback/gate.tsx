import { Link } from '../action/link';
import { CaretRightIcon } from '../icons';

/** Why something is not possible now, in words, and where it is dealt with. */
export interface GateReason {
  readonly text: string;
  /** The path of the screen that helps. */
  readonly to?: string | undefined;
}

/** The reasons against what a form is for; those with a next step are links. Nothing without a reason. */
export const Gate = ({ reasons }: { readonly reasons: readonly GateReason[] }) => {
  if (reasons.length === 0) return null;
  return (
    <ul className="flex flex-col text-label text-warn">
      {reasons.map(({ text, to }) => (
        <li key={text}>
          {to === undefined ? (
            text
          ) : (
            <Link
              to={to}
              className="press inline-flex min-h-11 items-center gap-1 rounded-small font-semibold underline underline-offset-4"
            >
              {text}
              <CaretRightIcon aria-hidden="true" size={14} className="shrink-0" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};
