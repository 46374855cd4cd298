import { formatDateTime } from '@/domain/format/time';

/** A time in a record's row, after what happened then. On one line if there is room. Takes epoch seconds. */
export const RecordTime = (props: {
  /** Absent if the row says beside it what happened. */
  readonly label?: string | undefined;
  readonly at: number | undefined;
}) => (
  <>
    {props.label} <span className="inline-block">{formatDateTime(props.at)}</span>
  </>
);
