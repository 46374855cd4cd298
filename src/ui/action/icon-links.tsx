import type { Icon } from '../icons';
import { Link } from './link';

/** A way to a screen: a symbol over one or two words. */
interface IconLinkItem {
  readonly key: string;
  readonly to: string;
  readonly Icon: Icon;
  readonly text: string;
}

/** Ways to a few screens side by side, each a symbol over its words. `label` names the group. */
export const IconLinks = (props: {
  readonly label: string;
  readonly items: readonly IconLinkItem[];
}) => (
  <nav aria-label={props.label} className="flex flex-wrap gap-1 min-[375px]:gap-2">
    {props.items.map(({ key, to, Icon, text }) => (
      <Link
        key={key}
        to={to}
        className="press flex min-w-[4.25rem] flex-1 flex-col items-center gap-1.5 rounded-field py-1 text-center text-label text-ink"
      >
        <span className="grid size-12 place-items-center rounded-full bg-surface">
          <Icon aria-hidden="true" size={22} />
        </span>
        <span className="max-w-full text-balance">{text}</span>
      </Link>
    ))}
  </nav>
);
