import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { styledLink } from '../action/as-link';

/** One of the app's main places. */
export interface DockItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** A router's link, such as `<Link to="/home" />`; it gets the content and the look. */
  readonly link: ReactElement;
}

/** The main places and the current one. */
export interface DockProps {
  readonly label: string;
  readonly items: readonly DockItem[];
  readonly current: string | undefined;
}

const dockLink = (item: DockItem, current: boolean): ReactElement =>
  styledLink(item.link, {
    'aria-current': current ? 'page' : undefined,
    className: clsx(
      'flex h-[64px] flex-col items-center justify-center gap-1 px-0.5 text-tab transition-colors duration-150 -outline-offset-4',
      current ? 'text-dock-selected' : 'text-dock-idle active:text-dock-selected',
    ),
    children: (
      <>
        <span aria-hidden="true">{item.icon}</span>
        <span className="max-w-full truncate">{item.label}</span>
      </>
    ),
  });

/** The bar at the bottom: black in both themes, with the current place in vermilion. */
export const Dock = ({ label, items, current }: DockProps) => (
  <nav
    aria-label={label}
    className="safe-bottom fixed inset-x-0 bottom-0 z-20 border-t border-dock-line bg-dock"
  >
    <ul className="page-column grid auto-cols-fr grid-flow-col">
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          {dockLink(item, item.id === current)}
        </li>
      ))}
    </ul>
  </nav>
);
