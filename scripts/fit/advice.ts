import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { absentFields } from './absent-fields';
import { anonymise } from './anonymise';
import type { Row } from './examine';
import { fieldLines, type AbsentFields } from './field-advice';
import { READS } from './reads';

/** What the app does without a read (docs/without-additions.md). Every other read is needed by its screen. */
const WITHOUT_CALL: Readonly<Partial<Record<OperationId, string>>> = {
  getLimits:
    'limits and breaks are hidden after the first ticket; before that their screen says that the server has none',
  getTopUpChannels:
    'networks and addresses come from GET /wallet/get_in_address; bounds and usual time are not shown',
  getTransfers: 'transfers have no list, and a lost reply leaves one unknown',
  getSubscriptions: 'own subscriptions have no list',
  getOrderResult: 'the result of a seconds contract comes from the list',
  getOrderReceipt:
    'a result is shared without a receipt; the button of receipts goes once one was missing',
  recomputeOrder: 'a receipt cannot be recomputed',
  getNotifications: 'messages are not offered, and not polled',
};

/** What the app does without a header. */
const WITHOUT_HEADER: Readonly<Record<string, string>> = {
  'x-server-time': "the time is that of the header Date, then the device's clock",
  'x-account-mode': 'every account counts as live; replies are not compared',
};

const missingCalls = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ verdict }) => verdict.result === 'missing')
    .map(({ id, call }) => `${call}: ${WITHOUT_CALL[id] ?? 'its screen says that it failed'}`);

/** The calls of which nothing is known, as no earlier reply has the id that they need. */
const unknownCalls = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ id, call, lacksId }) => {
    const without = WITHOUT_CALL[id];
    return lacksId === true && without !== undefined
      ? [`${call}: not known, as it was not asked; if it is missing: ${without}`]
      : [];
  });

const absent = (rows: readonly Row[]): readonly AbsentFields[] =>
  rows.flatMap(({ id, call, verdict, body }) => {
    if (verdict.result !== 'fits' && verdict.result !== 'folded') return [];
    const fields = absentFields(id, verdict.result === 'fits' ? body : { message: verdict.read });
    return fields.length === 0 ? [] : [{ call, fields }];
  });

/** What the app hides or does without on this server. */
export const withoutLines = (
  rows: readonly Row[],
  headers: ReadonlySet<string>,
): readonly string[] => {
  const answered = rows.some(({ body }) => body !== undefined);
  return [
    ...missingCalls(rows),
    ...unknownCalls(rows),
    ...Object.entries(WITHOUT_HEADER).flatMap(([name, text]) =>
      answered && !headers.has(name) ? [`header ${name}: ${text}`] : [],
    ),
    ...fieldLines(absent(rows)),
  ];
};

/** The calls that change something, of which the doctor asks none. */
export const notAskedLine = (): string => {
  const commands = Object.values(OPERATIONS).length - READS.length;
  return `${commands} calls change something and were not asked: what the app does without them is in docs/without-additions.md.`;
};

/** A fixture for the developers. */
export interface Fixture {
  readonly name: string;
  readonly text: string;
}

/** True for a reply that tells of whoever asks: also one that a visitor may read. */
const isPrivate = (id: OperationId): boolean => OPERATIONS[id].auth !== 'none';

/** The replies of the rows without personal values. */
export const fixturesOf = (rows: readonly Row[], secrets: readonly string[]): readonly Fixture[] =>
  rows.flatMap(({ id, call, verdict, body }) =>
    body === undefined
      ? []
      : [
          {
            name: `${id}.json`,
            text: `${JSON.stringify({ call, result: verdict.result, reply: anonymise(body, secrets, isPrivate(id)) }, null, 2)}\n`,
          },
        ],
  );
