import type { OperationId } from '@/api/generated/operations';
import { fromJsonNumber } from '@/domain/money/decimal';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of a request as the contract names them. */
type Form = (fields: Fields) => Fields;

/** A field under the name that other clients of the family give it. */
const named =
  (other: string, name: string): Form =>
  (fields) =>
    Object.hasOwn(fields, other) && !Object.hasOwn(fields, name)
      ? { ...fields, [name]: fields[other] }
      : fields;

/** A field that is left out, or empty, has a value all the same. */
const usually =
  (name: string, value: string): Form =>
  (fields) =>
    fields[name] === undefined || fields[name] === '' ? { ...fields, [name]: value } : fields;

/** Values that stand for none. */
const without =
  (name: string, ...none: readonly unknown[]): Form =>
  (fields) =>
    none.includes(fields[name])
      ? Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
      : fields;

/** A price that is sent as a number. */
const asText =
  (name: string): Form =>
  (fields) => {
    const value = fields[name];
    return typeof value === 'number' ? { ...fields, [name]: fromJsonNumber(value) } : fields;
  };

const optionalPrices = (...names: readonly string[]): readonly Form[] =>
  names.flatMap((name) => [asText(name), without(name, '')]);

const STOPS = optionalPrices('target_profit_price', 'stop_loss_price');
const OPENING = [...STOPS, ...optionalPrices('target_price')];
const NO_AREA = without('area_code_id', 0, '0');
const NO_TYPE = without('type', '');

/** How clients of the family ask otherwise than the contract says (backend-facts.md, 18.6). */
const OTHER_FORMS: Partial<Record<OperationId, readonly Form[]>> = {
  logIn: [NO_AREA, NO_TYPE],
  registerUser: [NO_AREA],
  sendSmsCode: [NO_TYPE, usually('area_code', '86'), named('user_string', 'mobile')],
  sendMailCode: [NO_TYPE],
  resetLoginPassword: [named('user_string', 'account'), named('re_password', 'repassword')],
  savePayoutMethod: [usually('kind', 'bank')],
  openPosition: OPENING,
  openForexPosition: OPENING,
  setStops: STOPS,
  placeCoinOrder: [asText('target_price')],
};

/** The fields of a call as the contract names them, whichever client of the family sends them. */
export const readOtherForms = (id: OperationId, fields: Fields): Fields =>
  (OTHER_FORMS[id] ?? []).reduce<Fields>((before, read) => read(before), fields);
