import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { styledLink } from '../action/as-link';
import { CaretRightIcon } from '../icons';

/** A list row with up to two lines of text at each side. */
export interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the left: a coin, an icon. */
  readonly leading?: ReactNode;
  /** Between the sides: a sparkline, for a `@container` of at least 17rem, in which the row stays on one line. */
  readonly middle?: ReactNode;
  readonly value?: ReactNode;
  readonly valueDetail?: ReactNode;
  /** At the right: a chip, a switch. */
  readonly trailing?: ReactNode;
  /** A caret that marks the row as a link. */
  readonly caret?: boolean | undefined;
  /** Makes the row a button. */
  readonly onClick?: (() => void) | undefined;
  /** Makes the row a link: `<Link to="/pair/1" />`. */
  readonly link?: ReactElement | undefined;
}

const Side = (props: {
  readonly top: ReactNode;
  readonly bottom: ReactNode;
  readonly className: string;
}) => (
  <span className={clsx('flex flex-col', props.className)}>
    <span dir="auto" className="max-w-full text-body font-semibold text-ink">
      {props.top}
    </span>
    {props.bottom !== undefined && (
      <span className="max-w-full text-label text-ink-2 *:whitespace-normal">{props.bottom}</span>
    )}
  </span>
);

/**
 * Room that the text keeps: at a large text size the right side goes below it, before words break letter by letter. 72 px at the
 * usual size, 192 px at 200 %.
 */
const ROOM = 'min-w-[calc(7.5rem-48px)]';

const hasMiddle = ({ middle }: ListRowProps): boolean => middle !== undefined && middle !== false;

/** The most that the right side takes of a row. */
const MOST = 'ml-auto max-w-3/5 min-w-0 shrink-0';

const RightSide = (props: ListRowProps) => (
  <>
    {(props.value !== undefined || props.valueDetail !== undefined) && (
      <Side
        top={props.value}
        bottom={props.valueDetail}
        className={clsx('items-end text-right', props.caret === true ? 'min-w-0' : MOST)}
      />
    )}
    {props.trailing}
  </>
);

const RowBody = (props: ListRowProps) => (
  <>
    {props.leading}
    <Side
      top={props.title}
      bottom={props.detail}
      className={clsx('flex-1', ROOM, hasMiddle(props) && '@min-[17rem]:min-w-0')}
    />
    {props.middle}
    {props.caret === true ? (
      <span className={clsx('flex items-center gap-x-3', MOST)}>
        <RightSide {...props} />
        <CaretRightIcon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      </span>
    ) : (
      <RightSide {...props} />
    )}
  </>
);

const ROW = 'flex flex-wrap min-h-15 w-full items-center gap-x-3 gap-y-1 py-2.5 text-left';

/** A row of at least 60 px: plain, a button or a link. */
export const ListRow = (props: ListRowProps) => {
  const children = <RowBody {...props} />;
  const row = clsx(ROW, hasMiddle(props) && '@min-[17rem]:flex-nowrap');
  const pressable = clsx(row, 'press rounded-small');
  if (props.link !== undefined) return styledLink(props.link, { className: pressable, children });
  if (props.onClick === undefined) return <div className={row}>{children}</div>;
  return (
    <button type="button" onClick={props.onClick} className={pressable}>
      {children}
    </button>
  );
};
