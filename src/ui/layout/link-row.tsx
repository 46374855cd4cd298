import type { ReactNode } from 'react';
import { Link } from '../action/link';
import type { Icon } from '../icons';
import { ListRow, type ListRowProps } from './list-row';

/** Props of a row that leads to another screen. It has a `state` or something `trailing`. */
export interface LinkRowProps extends Pick<
  ListRowProps,
  'title' | 'detail' | 'value' | 'trailing'
> {
  readonly Icon: Icon;
  /** A path of the router. */
  readonly to: string;
  /** What is set at present, in quiet text at the right. */
  readonly state?: ReactNode;
}

/** A list row with an icon that leads to another screen. */
export const LinkRow = ({ Icon, to, state, ...row }: LinkRowProps) => (
  <ListRow
    {...row}
    leading={<Icon aria-hidden="true" size={22} className="text-ink-2" />}
    trailing={
      state === undefined ? (
        row.trailing
      ) : (
        <span dir="auto" className="text-right text-body wrap-anywhere text-ink-2">
          {state}
        </span>
      )
    }
    caret
    link={<Link to={to} />}
  />
);
