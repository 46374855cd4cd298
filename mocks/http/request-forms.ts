import type { OperationId } from '@/api/generated/operations';

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
    (fields[name] ?? '') === '' ? { ...fields, [name]: value } : fields;

/** An id of 0 is none. */
const withoutZero =
  (name: string): Form =>
  (fields) =>
    String(fields[name]) === '0'
      ? Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
      : fields;

/** How clients of the family ask otherwise than the contract says (backend-facts.md, 18.6). */
const OTHER_FORMS: Partial<Record<OperationId, readonly Form[]>> = {
  logIn: [withoutZero('area_code_id')],
  registerUser: [withoutZero('area_code_id')],
  sendSmsCode: [named('user_string', 'mobile')],
  resetLoginPassword: [named('user_string', 'account'), named('re_password', 'repassword')],
  savePayoutMethod: [usually('kind', 'bank')],
};

/** The fields of a call as the contract names them, whichever client of the family sends them. */
export const readOtherForms = (id: OperationId, fields: Fields): Fields =>
  (OTHER_FORMS[id] ?? []).reduce<Fields>((before, read) => read(before), fields);
