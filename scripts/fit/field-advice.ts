/** What the app does on a server without a field, by the field's name, in words for an operator. */
const WITHOUT_FIELD: ReadonlyMap<string, string> = new Map([
  ['account_mode', 'every account counts as live, and no demo account is offered'],
  ['can_close_part', 'a position is closed whole, and the screen says so'],
  [
    'coin_trade_fee',
    'the fee of a spot order is read from wallet/detail, or said to be not stated',
  ],
  ['created_time', 'the time is read from the text beside it, as UTC'],
  ['equity_course', 'the chart of the account over time is hidden'],
  ['fee', 'the fee is not known, so totals are without it'],
  ['frozen_money', 'what pending orders hold is added up from their rows'],
  ['handled_time', 'the time is read from the text beside it, as UTC, or not shown'],
  ['high', 'the highest price of the day is shown as "--"'],
  ['history', 'only the newest step of the record has a time'],
  ['late_rate', 'the rate of a late loan is said to be not stated'],
  ['low', 'the lowest price of the day is shown as "--"'],
  [
    'market_status',
    'the hours of forex and metals are unknown: orders are offered at any hour, and the server has to refuse them',
  ],
  ['opened_time', 'the time is read from transaction_time, as UTC'],
  ['closed_time', 'the time is read from complete_time, as UTC'],
  ['order_mode', 'market and limit orders are not told apart in lists'],
  ['overnight_time', 'when the overnight fee is taken is not shown'],
  ['due_amount', 'what is owed for a loan is worked out from loan, interest and repayments'],
  ['repayments', 'the repayments of a loan are not listed'],
  ['score_maximum', 'the credit score is shown without its maximum'],
  ['score_parts', 'what the credit score is made of is not shown'],
  ['stop_out_rate', 'the price at which a position is closed by the server is not shown'],
]);

/** Fields of one call that no row of its reply has. */
export interface AbsentFields {
  /** METHOD /path. */
  readonly call: string;
  /** Paths in the reply, as `list.name`. */
  readonly fields: readonly string[];
}

const nameOf = (path: string): string => path.split('.').at(-1) ?? path;

/** One line for each field that matters, with its calls; then the others by name, call by call. */
export const fieldLines = (absent: readonly AbsentFields[]): readonly string[] => {
  const explained = [...WITHOUT_FIELD].flatMap(([name, sentence]) => {
    const calls = absent.filter(({ fields }) => fields.some((path) => nameOf(path) === name));
    return calls.length === 0
      ? []
      : [`${name}: ${sentence} (${calls.map(({ call }) => call).join(', ')})`];
  });
  const others = absent.flatMap(({ call, fields }) => {
    const rest = fields.filter((path) => !WITHOUT_FIELD.has(nameOf(path)));
    return rest.length === 0 ? [] : [`  ${call}: ${rest.join(', ')}`];
  });
  return [
    ...explained,
    ...(others.length === 0
      ? []
      : ['Other fields that no row of these replies has (hidden or unknown where they belong):']),
    ...others,
  ];
};
