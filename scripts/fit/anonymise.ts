import { OPERATIONS } from '@/api/generated/operations';
import { isFields } from '@mocks/manners/fields';
import contract from '../../api-spec/bundled.json';

/** Names of fields with personal values: whole words of a name, in any case. */
const PERSONAL =
  /name|account|user|phone|mobile|mail|address|dizhi|bank|iban|card|hash|code|invite|token|secret|sign|password|pic|portrait|avatar|photo|memo|remark|note|qrcode|order_no|reference|title|content|text|message|url|link|birth|reason|^u_?id$|^ip$/iu;

/** Names that match `PERSONAL` and are those of a product, a status or an amount. */
const PUBLIC: ReadonlySet<string> = new Set([
  'currency_name',
  'legal_name',
  'symbol_name',
  'pay_currency_name',
  'margin_currency_name',
  'type_name',
  'status_name',
  'status_text',
  'user_lever',
  'account_mode',
]);

const enumerated: string[] = [];
const known = new Set<string>();

/** Collects the names of fields and the texts of enumerations of the contract. */
const collect = (schema: unknown): void => {
  if (Array.isArray(schema)) schema.forEach(collect);
  if (!isFields(schema)) return;
  const { enum: values, properties } = schema;
  if (Array.isArray(values))
    enumerated.push(...values.filter((value): value is string => typeof value === 'string'));
  if (isFields(properties)) for (const name of Object.keys(properties)) known.add(name);
  Object.values(schema).forEach(collect);
};
collect(contract);

/** Texts that the contract defines: statuses, kinds, keys of refusals. None is personal. */
const WORDS: ReadonlySet<string> = new Set([
  ...enumerated,
  ...Object.values(OPERATIONS).flatMap(({ errors }) => errors as readonly string[]),
  'ok',
  'error',
  '998',
  '999',
]);

/** Nothing as a number says nothing of anybody. */
const NOTHING = /^-?0(?:\.0+)?$/u;
const NUMBER = /^-?\d{1,18}(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const TIME = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?)?$/u;
/** Names of currencies and pairs. */
const SYMBOL = /^[A-Z][A-Z0-9]{1,9}(?:\/[A-Z0-9]{2,10})?$/u;
const SYMBOL_FIELDS = /currency|legal|symbol|network|sub_type/u;
/** Names of fields, of networks, and numbered keys; a longer key may be an address or a name. */
const KEY = /^(?:\d{1,3}|[A-Za-z]\w{0,23})$/u;
const NETWORK_KEY = /^(?:[A-Za-z]{2,5}\d{0,3}|default)$/u;

const MOST_CHARACTERS = 40;

/** A hash, a token or an address in hexadecimal: its shape is its alphabet and its length. */
const HEX = /^(?:0x)?(?=.*\d)[0-9a-f]{16,128}$/u;

/** The shape of a text: digits become 1, letters x, and all else that is no space or mark of ASCII x. */
export const maskValue = (text: string): string => {
  if (HEX.test(text))
    return text.replaceAll(/\d/gu, '1').replaceAll(/[a-f]/gu, 'a').replace('1x', '0x');
  return Array.from(text)
    .slice(0, MOST_CHARACTERS)
    .map((character) => {
      if (/\p{Nd}/u.test(character)) return '1';
      return /[ -/:-@[-`{-~]/u.test(character) ? character : 'x';
    })
    .join('');
};

/** A number or a time with 1 for its digits. Nothing, a part of one and the magnitude stay: a check may look at them. */
const maskDigits = (text: string): string =>
  Number(text) === 0
    ? text
    : text.replaceAll(
        /(?<kept>^-?0(?=\.)|e[+-]?\d+$)|\d/giu,
        (_digit, kept: string | undefined) => kept ?? '1',
      );

/** A number with 1 for its digits. */
const maskNumber = (value: number): number => Number(maskDigits(String(value)));

const isPublicText = (key: string, text: string): boolean =>
  text === '' ||
  WORDS.has(text) ||
  (SYMBOL_FIELDS.test(key) && SYMBOL.test(text)) ||
  ((known.has(key) || /^\d+$/u.test(key)) && (NUMBER.test(text) || TIME.test(text)));

const isPersonalName = (key: string): boolean => PERSONAL.test(key) && !PUBLIC.has(key);

/** True for a text that may stay under this name. */
const mayStay = (key: string, text: string): boolean =>
  isPersonalName(key) ? text === '' || WORDS.has(text) : isPublicText(key, text);

/** A shorter secret counts as one only where it is the whole value: it may stand in any other by chance. */
const LEAST_CHARACTERS = 4;

/** True for a text with a secret in it. */
const holds = (text: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) =>
    secret.length < LEAST_CHARACTERS ? text === secret : text.includes(secret),
  );

/** The personal values of a reply. */
const secretsIn = (value: unknown, key: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => secretsIn(item, key));
  if (isFields(value))
    return Object.entries(value).flatMap(([name, inner]) => secretsIn(inner, name));
  if (!isPersonalName(key)) return [];
  if (typeof value === 'number') return Math.abs(value) < 1000 ? [] : [String(value)];
  return typeof value === 'string' && !mayStay(key, value) ? [value] : [];
};

/** The personal values of a reply, which may stand in others too. */
export const personalIn = (body: unknown): readonly string[] =>
  secretsIn(body, 'message').filter((text) => !/^\d{0,2}$/u.test(text));

const maskKey = (key: string, index: number, secrets: readonly string[]): string =>
  (known.has(key) || KEY.test(key)) && !holds(key, secrets) ? key : `key${index + 1}`;

/** What is personal in a reply. */
interface Personal {
  readonly secrets: readonly string[];
  readonly isPrivate: boolean;
}

/** Kinds, statuses, currencies and counts are short; amounts and times are not. */
const isShort = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

const maskedNumber = (value: number, key: string, { secrets, isPrivate }: Personal): number => {
  const isKnown = known.has(key) || /^\d*$/u.test(key);
  const isOpen = isKnown && (isShort(value) || !(isPrivate || isPersonalName(key)));
  return isOpen && !holds(String(value), secrets) ? value : maskNumber(value);
};

const maskedText = (text: string, key: string, { secrets, isPrivate }: Personal): string => {
  const isOpen = NOTHING.test(text) || mayStay(key, text);
  if (!isOpen || holds(text, secrets)) return maskValue(text);
  const isAmount = NUMBER.test(text) && !isShort(Number(text));
  return isPrivate && (isAmount || TIME.test(text)) ? maskDigits(text) : text;
};

const mask = (value: unknown, key: string, personal: Personal): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => mask(item, key, personal));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner], index) => [
        maskKey(name, index, personal.secrets),
        // A map from networks to addresses, or from anything to anything.
        mask(inner, NETWORK_KEY.test(name) && !known.has(name) ? 'address' : name, personal),
      ]),
    );
  if (typeof value === 'number') return maskedNumber(value, key, personal);
  return typeof value === 'string' ? maskedText(value, key, personal) : value;
};

/**
 * A reply without personal values: each keeps its type and shape. A text stays only if it is a word of the contract, a
 * number, a time or a currency under a name that the contract knows. `secrets` go wherever they stand. In a private reply,
 * one about a user, amounts, times and long ids go too: by them a user can be found.
 */
export const anonymise = (
  body: unknown,
  secrets: readonly string[] = [],
  isPrivate = false,
): unknown => {
  // A message alone has no field name of its own: text there is free text.
  const all = [...secrets.filter((secret) => secret !== ''), ...secretsIn(body, 'message')];
  return mask(body, 'message', { secrets: all, isPrivate });
};

/** A text without the secrets in it. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= LEAST_CHARACTERS)
    .reduce((rest, secret) => rest.replaceAll(secret, maskValue(secret)), text);
