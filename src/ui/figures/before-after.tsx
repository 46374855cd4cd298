import { ArrowRightIcon } from '../icons';

/** A figure and its new value; `thenLabel` is the text alternative of the arrow. */
export const BeforeAfter = (props: {
  readonly before: string;
  readonly after: string;
  readonly thenLabel: string;
}) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
    <span className="text-ink-2">{props.before}</span>
    <ArrowRightIcon aria-hidden="true" size={14} className="text-ink-3" />
    <span className="sr-only">{props.thenLabel}</span>
    <span>{props.after}</span>
  </span>
);
