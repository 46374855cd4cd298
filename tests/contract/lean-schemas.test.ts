import { expect, it } from 'vitest';
import { toLeanSchemas } from '../../scripts/lean-schemas';

const documentOf = (schemas: object) => ({ openapi: '3.1.0', paths: {}, components: { schemas } });
const leanOf = (schemas: object) => toLeanSchemas(documentOf(schemas)).components.schemas;

const text = (maxLength: number) => ({ type: 'string', maxLength });
const fields = (properties: object) => ({ type: 'object', properties });

it('leaves out notes, but not a field of such a name', () => {
  const News = {
    ...fields({ description: text(9) }),
    description: 'A text.',
    'x-evidence': 'seen',
  };
  expect(leanOf({ News })).toEqual({ News: fields({ description: text(9) }) });
});

it('leaves a reference bare, so that the generator writes its name', () => {
  const $ref = '#/components/schemas/Money';
  const Order = fields({ stake: { $ref, description: 'The stake.', examples: ['1'] } });
  expect(leanOf({ Money: text(52), Order })).toEqual({
    Money: text(52),
    Order: fields({ stake: { $ref } }),
  });
});

it('keeps the description that OpenAPI asks of a reply', () => {
  const reply = { description: 'Done.', content: {} };
  const document = { ...documentOf({}), paths: { '/a': { get: { responses: { 200: reply } } } } };
  expect(toLeanSchemas(document).paths).toEqual(document.paths);
});

it('says the default of a schema beside each reference to it', () => {
  const $ref = '#/components/schemas/Page';
  const Page = { type: 'integer', default: 1 };
  expect(leanOf({ Page, Wanted: fields({ page: { $ref } }) })).toEqual({
    Page,
    Wanted: fields({ page: { $ref, default: 1 } }),
  });
});

it('gives fields with the same limits one schema, whatever their examples', () => {
  const Sent = fields({ name: text(8), code: { ...text(8), example: 'A1' }, note: text(200) });
  expect(leanOf({ Sent })).toEqual({
    Sent: fields({
      name: { $ref: '#/components/schemas/Limited1' },
      code: { $ref: '#/components/schemas/Limited1' },
      note: text(200),
    }),
    Limited1: text(8),
  });
});

it('does not share what is more than limits', () => {
  const choice = { type: 'string', maxLength: 8, enum: ['a', 'b'] };
  const Sent = fields({
    one: choice,
    other: choice,
    free: { type: 'string' },
    too: { type: 'string' },
  });
  expect(leanOf({ Sent })).toEqual({ Sent });
});

it('leaves out listed texts where any text is allowed', () => {
  const Key = { type: 'string', enum: ['frozen', 'locked'] };
  const listed = { $ref: '#/components/schemas/Key' };
  const anyText = { type: 'string' };
  const Reply = fields({ message: { anyOf: [listed, anyText, { type: 'null' }] } });
  const Strict = fields({ message: { anyOf: [listed, { type: 'null' }] } });
  expect(leanOf({ Key, Reply, Strict })).toEqual({
    Key,
    Reply: fields({ message: { anyOf: [anyText, { type: 'null' }] } }),
    Strict,
  });
});

it('makes one object of an object that extends another', () => {
  const Page = { ...fields({ total: { type: 'integer' } }), required: ['total'] };
  const own = { ...fields({ data: { type: 'array' } }), required: ['data'] };
  const Orders = { allOf: [{ $ref: '#/components/schemas/Page' }, own] };
  expect(leanOf({ Page, Orders })).toEqual({
    Page,
    Orders: {
      ...fields({ total: { type: 'integer' }, data: { type: 'array' } }),
      required: ['total', 'data'],
    },
  });
});

it.each([
  ['a choice', { allOf: [{ $ref: '#/components/schemas/Either' }] }],
  ['a schema that is not there', { allOf: [{ $ref: '#/components/schemas/Nothing' }] }],
])('refuses to extend %s', (_name, Wrong) => {
  expect(() => leanOf({ Either: { oneOf: [] }, Wrong })).toThrow(/allOf of something else/u);
});
