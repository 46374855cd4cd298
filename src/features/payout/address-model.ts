import * as zod from 'zod/mini';
import { isLabelTaken, type PayoutMethod } from './model';

/** Longest label and memo, in characters (api-spec/paths/payout.yaml). */
export const LABEL_LENGTH = 32;
export const MEMO_LENGTH = 100;
/** Longest address, with room for spaces that a copy brings. */
export const TYPED_ADDRESS_LENGTH = 160;

const ADDRESS = /^[0-9A-Za-z:_-]{16,128}$/u;

/** Validation errors of the form of an address. */
export type AddressIssue =
  | 'currencyRequired'
  | 'networkRequired'
  | 'addressRequired'
  | 'addressInvalid'
  | 'labelTaken';

const issue = (code: AddressIssue) => ({ error: code });

/**
 * An address as it was meant, without what copies and QR codes bring: spaces, the scheme and the amount of "bitcoin:…?amount=1",
 * the chain of "ethereum:…@1".
 */
export const cleanAddress = (typed: string): string =>
  typed
    .replace(/\s/gu, '')
    .replace(/^[a-z]{3,}:(?=[0-9A-Za-z]{16})/u, '')
    .replace(/[?@].*$/u, '');

/** Validates the form; `methods` are those that exist, whose labels are taken. */
export const addressSchema = (methods: readonly PayoutMethod[]) =>
  zod.object({
    currency: zod.string().check(zod.minLength(1, issue('currencyRequired'))),
    network: zod.string().check(zod.minLength(1, issue('networkRequired'))),
    address: zod
      .string()
      .check(
        zod.overwrite(cleanAddress),
        zod.minLength(1, issue('addressRequired')),
        zod.regex(ADDRESS, issue('addressInvalid')),
      ),
    label: zod.string().check(
      zod.overwrite((typed) => typed.trim()),
      zod.refine((label) => !isLabelTaken(label, methods), issue('labelTaken')),
    ),
    memo: zod.string().check(zod.overwrite((typed) => typed.trim())),
  });

/** Values of the form. `currency` is an id. */
export type AddressValues = zod.infer<ReturnType<typeof addressSchema>>;

/** The empty form. */
export const NO_ADDRESS: AddressValues = {
  currency: '',
  network: '',
  address: '',
  label: '',
  memo: '',
};

const stored = zod.object({
  currency: zod.string(),
  network: zod.string(),
  address: zod.string(),
  label: zod.string(),
  memo: zod.string(),
});

/** Reads a draft; `undefined` for anything else. */
export const parseAddressDraft = (value: unknown): AddressValues | undefined =>
  stored.safeParse(value).data;
