import { Link } from '../action/link';
import { CaretRightIcon } from '../icons';

/** Who can help with a failure, as a link. */
export interface Help {
  readonly text: string;
  /** The path of a screen. */
  readonly to: string;
}

/** The link below a failure to who can help with it. */
export const HelpLink = ({ text, to }: Help) => (
  <Link
    to={to}
    className="press inline-flex min-h-11 items-center gap-1 rounded-small font-semibold underline underline-offset-4"
  >
    {text}
    <CaretRightIcon aria-hidden="true" size={14} className="shrink-0" />
  </Link>
);
