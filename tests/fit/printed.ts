import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { Outcome } from '../../scripts/fit/run';

/** Spaces before the further lines of a row; no other line begins with so many. */
const FURTHER = ' '.repeat(40);

/** The printed result and details of a call, in one line: `folded: rows alone`; `undefined` if it has no row. */
export const printed = ({ lines }: Outcome, id: OperationId): string | undefined => {
  const call = `${OPERATIONS[id].method} ${OPERATIONS[id].path} `;
  const start = lines.findIndex((line) => line.startsWith(call));
  const more = lines.slice(start + 1);
  const end = more.findIndex((line) => !line.startsWith(FURTHER));
  return start < 0
    ? undefined
    : [lines[start]?.slice(call.length), ...more.slice(0, end)]
        .map((line) => line?.trim())
        .join(' ')
        .replace(/ {2,}/u, ': ');
};
