import type { ReactNode } from 'react';
import { Link } from './link';

/** A link of 44 by 44 px that shows only an icon. `label` is its text alternative. */
export const IconLink = (props: {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}) => (
  <Link
    to={props.to}
    aria-label={props.label}
    className="press relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink"
  >
    {props.icon}
  </Link>
);
