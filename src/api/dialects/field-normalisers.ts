type Fields = Readonly<Record<PropertyKey, unknown>>;

/** The value of a field that a row leaves out or empty; `undefined` if the row does not tell. */
type FieldNormaliser = (row: Fields) => unknown;

/** Nothing yet, where a server has no sum of it. */
const zero: FieldNormaliser = () => '0';

const named: FieldNormaliser = ({ name }) => (typeof name === 'string' ? name : undefined);

const firstText =
  (...names: readonly string[]): FieldNormaliser =>
  (row) => {
    const found = names
      .map((name) => row[name])
      .find((value) => value !== null && value !== '' && value !== undefined);
    return typeof found === 'number' || typeof found === 'string' ? String(found) : undefined;
  };

const pair = { change: zero, currency_name: named };

const accountName = firstText('account', 'phone', 'email');

/**
 * Fields that servers leave out or empty, by call and name, with what they mean then (backend-facts.md, section 18,
 * number 7).
 */
export const FIELD_NORMALISERS: Readonly<
  Record<string, Readonly<Partial<Record<PropertyKey, FieldNormaliser>>>>
> = {
  'GET /currency/quotation_new': pair,
  'GET /currency/whlist': pair,
  'POST /wallet/list': { currency_name: named },
  'POST /wallet/detail': { currency_name: named },
  'GET /coin/list': { trade_price: zero },
  // No maximum is no limit, as 0 is.
  'GET /lh/deposit/config': { save_max: zero, currency_name: named },
  'GET /lh/deposit/order': { total_interest: zero, currency_name: named },
  'GET /lh/loan/order': { total_interest: zero, total_return: zero },
  'GET /project': { total_sell: zero },
  // An account that nothing names has no name: an id in its place would pass for one.
  'GET /user/info': { account_number: (row) => accountName(row) ?? '' },
  'GET /user/invite': { account: firstText('user_id') },
};
