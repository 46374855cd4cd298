import { clsx } from 'clsx';
import { Link } from '../action/link';
import { ONE_LINE, TAB, TAB_GAPS } from './tab-look';

/** One of a few screens that belong together. */
export interface TabLinkItem {
  readonly label: string;
  /** The path of its screen; `undefined` if it is not available. */
  readonly to: string | undefined;
}

/** Links between screens. */
export interface TabLinksProps {
  readonly label: string;
  readonly items: readonly TabLinkItem[];
  /** Index of the screen that is shown. */
  readonly current: number;
  /** Fades the row out before a bubble at the screen's right edge. */
  readonly besideBubble?: boolean | undefined;
}

/** A row of links that looks like `Tabs`, for tabs that are screens of their own: Back returns to the last one. */
export const TabLinks = ({ label, items, current, besideBubble = false }: TabLinksProps) => (
  <nav aria-label={label} className={clsx('border-b border-line', besideBubble && 'pr-7')}>
    <ul
      className={clsx(
        'no-scrollbar flex overflow-x-auto',
        TAB_GAPS[besideBubble ? 'fading' : 'plain'],
      )}
    >
      {items.map((item, index) => (
        <li key={item.label} className="shrink-0">
          {item.to === undefined ? (
            <span
              role="link"
              aria-disabled="true"
              className={`${TAB} ${ONE_LINE} border-b-2 border-transparent`}
            >
              {item.label}
            </span>
          ) : (
            <Link
              to={item.to}
              aria-current={index === current ? 'page' : undefined}
              className={clsx(
                TAB,
                ONE_LINE,
                'border-b-2',
                index === current ? 'border-ink font-semibold text-ink' : 'border-transparent',
              )}
            >
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
