import fc from 'fast-check';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { below, followed, isFields, keysOf, placeOf, type Place } from '@mocks/testing/contract';

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** One field of a call's request. */
interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** An invalid request, with the reason. */
export interface InvalidRequest {
  readonly fields: Fields;
  readonly refusal: 'parameter_wrong' | 'parameters_missing';
  readonly what: string;
}

const schemaOf = (place: Place): Schema => {
  const { value } = followed(place);
  return isFields(value) ? value : {};
};

const operationPlace = (id: OperationId): Place =>
  placeOf('paths', OPERATIONS[id].path, OPERATIONS[id].method.toLowerCase());

/** The request fields of a call, read from the contract. */
const requestFields = (id: OperationId): readonly Field[] => {
  const operation = operationPlace(id);
  if (OPERATIONS[id].method === 'GET') {
    const parameters = below(operation, 'parameters');
    const count = Array.isArray(parameters.value) ? parameters.value.length : 0;
    return Array.from({ length: count }, (_, index) => {
      const parameter = followed(below(parameters, String(index)));
      const { name, required } = schemaOf(parameter);
      return {
        name: String(name),
        required: required === true,
        schema: schemaOf(below(parameter, 'schema')),
      };
    });
  }
  const type = OPERATIONS[id].multipart ? 'multipart/form-data' : 'application/json';
  const content = below(below(below(operation, 'requestBody'), 'content'), type);
  const body = followed(below(content, 'schema'));
  const { required } = schemaOf(body);
  const properties = below(body, 'properties');
  return keysOf(properties).map((name) => ({
    name,
    required: Array.isArray(required) && required.includes(name),
    schema: schemaOf(below(properties, name)),
  }));
};

const bound = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

const optionsOf = (schema: Schema): readonly unknown[] => {
  const options: unknown = schema['enum'];
  return Array.isArray(options) ? options : [];
};

/** The first bytes of a PNG. */
const PICTURE = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'card.png', {
  type: 'image/png',
});

const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  const { type, format, pattern } = schema;
  const options = optionsOf(schema);
  if (options.length > 0) return fc.constantFrom(...options);
  if (format === 'binary') return fc.constant(PICTURE);
  const max = bound(schema['maximum'], Number.MAX_SAFE_INTEGER);
  if (type === 'integer')
    return fc.integer({ min: bound(schema['minimum'], 0), max: Math.min(max, 2 ** 31 - 1) });
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.com$/u);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const maxLength = bound(schema['maxLength'], 40);
  return fc.string({ minLength: bound(schema['minLength'], 0), maxLength });
};

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Values that are invalid for a schema. Queries and forms carry text only, so a wrong type is text that is not a number. */
const wrongTypes = ({ type, format }: Schema, asText: boolean): readonly unknown[] => {
  // A form part without a file name in place of a file.
  if (format === 'binary') return ['', 'text'];
  if (asText) return type === 'integer' ? ['', 'abc', '1.5', '1e3', ' 1', '0x1', 'null'] : [];
  const others = [null, true, [], ['1'], {}, { lang: 'en' }, 1.5];
  return type === 'integer' ? [...others, '', 'abc', '1.5', '-'] : [...others, 7];
};

const outOfRange = (schema: Schema): readonly unknown[] => {
  const { minimum, maximum, minLength, maxLength, pattern, format, type } = schema;
  const hasEnum = optionsOf(schema).length > 0;
  const isText = type === 'string' && (hasEnum || maxLength !== undefined || pattern !== undefined);
  return [
    ...(hasEnum ? [type === 'integer' ? 77 : 'none-of-them'] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1, 1e300] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(typeof maxLength === 'number' ? ['1'.repeat(maxLength + 1)] : []),
    ...(pattern === undefined ? [] : ['', '!', '1\n', '١٢٣٤٥٦']),
    ...(format !== 'email' ? [] : ['no address', '@']),
    ...(isText ? ['x'.repeat(50_000), '\u0000'] : []),
  ].filter((value) => !(value === '\u0000' && pattern === undefined && !hasEnum));
};

const STOPS = { target_profit_price: [7, 1.5, ''], stop_loss_price: [7, 1.5, ''] };
const OPENING = { ...STOPS, target_price: [7, 1.5, ''] };

/** Values that other clients send in place of what the contract says (backend-facts.md, 18.6). They are taken. */
const TAKEN: Partial<Record<OperationId, Readonly<Record<string, readonly unknown[]>>>> = {
  logIn: { type: [''], area_code_id: [0] },
  registerUser: { area_code_id: [0] },
  sendSmsCode: { type: [''], area_code: [''] },
  sendMailCode: { type: [''] },
  savePayoutMethod: { kind: [''] },
  openPosition: OPENING,
  openForexPosition: OPENING,
  setStops: STOPS,
  placeCoinOrder: { target_price: [7, 1.5] },
};

/** What is saved without a kind is a bank card (18.6), and a phone without a dialling code one of 86 (1). */
const hasDefault = (id: OperationId, name: string): boolean =>
  (id === 'savePayoutMethod' && name === 'kind') || (id === 'sendSmsCode' && name === 'area_code');

const wrongValues = (id: OperationId, field: Field, asText: boolean): readonly unknown[] => {
  const all = [...wrongTypes(field.schema, asText), ...outOfRange(field.schema)].filter(
    (value) => TAKEN[id]?.[field.name]?.includes(value) !== true,
  );
  return asText ? all.map(text) : all;
};

/** Valid requests, with and without their optional fields. */
export const validRequest = (id: OperationId): fc.Arbitrary<Fields> => {
  const fields = requestFields(id);
  const model = Object.fromEntries(fields.map(({ name, schema }) => [name, fitting(schema)]));
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
};

/** A valid request except for one field that is missing, has the wrong type or is out of range. */
export const invalidRequest = (id: OperationId): fc.Arbitrary<InvalidRequest> => {
  const { method, multipart } = OPERATIONS[id];
  const asText = method === 'GET' || multipart;
  const breaks = requestFields(id).flatMap((field): fc.Arbitrary<InvalidRequest>[] => {
    const { name, required } = field;
    const wrong = fc
      .tuple(validRequest(id), fc.constantFrom(...wrongValues(id, field, asText)))
      .map(([fields, value]): InvalidRequest => ({
        fields: { ...fields, [name]: value },
        refusal: 'parameter_wrong',
        what: `${name} = ${text(value).slice(0, 40)}`,
      }));
    const missing = validRequest(id).map(({ [name]: _missing, ...fields }): InvalidRequest => ({
      fields,
      refusal: 'parameters_missing',
      what: `no ${name}`,
    }));
    return required && !hasDefault(id, name) ? [wrong, missing] : [wrong];
  });
  return fc.oneof(...breaks);
};
