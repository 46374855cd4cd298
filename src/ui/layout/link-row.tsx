import { Link } from '../action/link';
import type { Icon } from '../icons';
import { ListRow, type ListRowProps } from './list-row';

/** Props of a row that leads to another screen. */
export interface LinkRowProps extends Pick<
  ListRowProps,
  'title' | 'detail' | 'value' | 'state' | 'trailing'
> {
  readonly Icon: Icon;
  /** A path of the router. */
  readonly to: string;
}

/** A list row with an icon that leads to another screen. */
export const LinkRow = ({ Icon, to, ...row }: LinkRowProps) => (
  <ListRow
    {...row}
    leading={<Icon aria-hidden="true" size={22} className="text-ink-2" />}
    caret
    link={<Link to={to} />}
  />
);
