import * as zod from 'zod/mini';
import { timeOfRow } from '@/api/row-time';
import {
  isDocumentNumber,
  isPersonName,
  normalisePersonName,
  upperCaseNumber,
} from '@/domain/account/person-name';
import { DOCUMENT_CODES, LEVEL_CODES, reviewStatusOf } from '@/domain/codes/verification';
import { isRefusedCountryName } from '@/domain/eligibility/refused-areas';
import type { CertificationStatus } from '@/domain/status/certification';
import { toAsciiDigits } from '@/lib/digits';
import { keptPath, photoIssueOf, type EarlierPhoto, type PhotoIssue } from './photo-issues';

/** Documents that prove an identity. */
export const DOCUMENT_TYPES = ['idCard', 'passport', 'licence'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The two levels, in their order. */
export type Level = 'primary' | 'advanced';

/** Where one level stands. */
export interface LevelState {
  readonly status: CertificationStatus | 'none';
  /** Why it was rejected, in the user's language, if the server says. */
  readonly reason: string | undefined;
  /** Epoch seconds at which it was submitted, if the server says. */
  readonly since: number | undefined;
  /** Usual length of its review, if the server says. */
  readonly usualMinutes: number | undefined;
}

/** What was submitted last. The number is masked. */
export interface Submission {
  readonly document: DocumentType | undefined;
  readonly name: string;
  readonly surname: string;
  readonly number: string;
  readonly country: string;
  readonly address: string;
  readonly front: EarlierPhoto | undefined;
  readonly back: EarlierPhoto | undefined;
}

/** The user's identity: both levels, and what was submitted last. */
export interface Identity {
  readonly primary: LevelState;
  readonly advanced: LevelState;
  readonly last: Submission | undefined;
}

const textOr = <T>(text: string | null | undefined, other: T): string | T =>
  text === null || text === undefined || text.trim() === '' ? other : text;

const photoOf = (
  path: string | null | undefined,
  reason: string | null | undefined,
): EarlierPhoto | undefined => {
  const known = textOr(path, undefined);
  return known === undefined ? undefined : { path: known, reason: textOr(reason, undefined) };
};

/** The fields of a submission that the app reads. */
interface SubmissionRow {
  readonly id_type?: number;
  readonly name: string;
  readonly surname?: string | null;
  readonly card_id: string;
  readonly country?: string | null;
  readonly address?: string | null;
  readonly front_pic?: string | null;
  readonly reverse_pic?: string | null;
  readonly front_reason?: string | null;
  readonly reverse_reason?: string | null;
  readonly created_time?: number;
  readonly create_time?: string;
}

/** The fields of a certification that the app reads. */
interface CertificationRow {
  readonly real_status?: number;
  readonly review_status: number;
  readonly advanced_review_status: number;
  readonly reject_reason?: string | null;
  readonly advanced_reject_reason?: string | null;
  readonly review_minutes?: number;
  readonly advanced_review_minutes?: number;
  readonly real_data?: SubmissionRow | null;
}

const toSubmission = (data: SubmissionRow): Submission => ({
  document: DOCUMENT_TYPES.find((type) => DOCUMENT_CODES[type] === data.id_type),
  name: data.name,
  surname: data.surname ?? '',
  number: data.card_id,
  country: data.country ?? '',
  address: data.address ?? '',
  front: photoOf(data.front_pic, data.front_reason),
  back: photoOf(data.reverse_pic, data.reverse_reason),
});

/** Converts the server's record. The data and time of the last submission belong to the highest level submitted. */
export const toIdentity = (row: CertificationRow): Identity => {
  const isCertified = (level: number): boolean => (row.real_status ?? LEVEL_CODES.none) >= level;
  const primary = isCertified(LEVEL_CODES.primary)
    ? 'certified'
    : reviewStatusOf(row.review_status);
  const advanced = isCertified(LEVEL_CODES.advanced)
    ? 'certified'
    : reviewStatusOf(row.advanced_review_status);
  const since = timeOfRow(row.real_data?.created_time, row.real_data?.create_time);
  return {
    primary: {
      status: primary,
      reason: textOr(row.reject_reason, undefined),
      since: advanced === 'none' ? since : undefined,
      usualMinutes: row.review_minutes,
    },
    advanced: {
      status: advanced,
      reason: textOr(row.advanced_reject_reason, undefined),
      since: advanced === 'none' ? undefined : since,
      usualMinutes: row.advanced_review_minutes,
    },
    last:
      row.real_data === null || row.real_data === undefined
        ? undefined
        : toSubmission(row.real_data),
  };
};

/** True while a level waits for its decision. */
export const isUnderReview = ({ primary, advanced }: Identity): boolean =>
  primary.status === 'review' || advanced.status === 'review';

const MINUTE_SECONDS = 60;
/** A review that has taken this many times its usual length is late. */
const LATE_FACTOR = 2;

/** True if a review takes much longer than usual. `now` in epoch seconds. */
export const isLate = ({ since, usualMinutes }: LevelState, now: number): boolean =>
  since !== undefined &&
  usualMinutes !== undefined &&
  now - since > LATE_FACTOR * usualMinutes * MINUTE_SECONDS;

/** Longest address, in characters (specification, section 9). */
export const ADDRESS_LENGTH = 140;

/** Validation errors of both forms; `useIssueTexts` gives their texts. */
export type IssueCode =
  | 'nameRequired'
  | 'surnameRequired'
  | 'nameInvalid'
  | 'numberRequired'
  | 'numberInvalid'
  | 'countryRequired'
  | 'countryRefused'
  | 'photoRequired'
  | PhotoIssue;

const issue = (code: IssueCode) => ({ error: code });

const personName = (missing: IssueCode) =>
  zod
    .string()
    .check(
      zod.overwrite(normalisePersonName),
      zod.minLength(1, issue(missing)),
      zod.refine(isPersonName, issue('nameInvalid')),
    );

const DASHES = /[‐-―−]/gu;

/** Digits of other scripts, small letters, spaces and typographic dashes are what a keyboard or a copy makes of a number. */
const asNumber = (typed: string): string =>
  upperCaseNumber(toAsciiDigits(typed.normalize('NFKC')).replace(/\s/gu, '').replace(DASHES, '-'));

const documentNumber = zod
  .string()
  .check(
    zod.overwrite(asNumber),
    zod.minLength(1, issue('numberRequired')),
    zod.refine(isDocumentNumber, issue('numberInvalid')),
  );

const PERSON = {
  document: zod.enum(DOCUMENT_TYPES),
  name: personName('nameRequired'),
  surname: personName('surnameRequired'),
  number: documentNumber,
};

const photo = zod.string().check(zod.minLength(1, issue('photoRequired')));

/** Validates the form of level 1, which has only the fields of the person. */
export const primarySchema = zod.object({
  ...PERSON,
  country: zod.string(),
  address: zod.string(),
  front: zod.string(),
  back: zod.string(),
});

const ADVANCED = zod.object({
  ...PERSON,
  country: zod.string().check(
    zod.minLength(1, issue('countryRequired')),
    zod.refine((name) => !isRefusedCountryName(name), issue('countryRefused')),
  ),
  address: zod.string().check(zod.overwrite((typed) => typed.trim())),
  front: photo,
  back: photo,
});

/** Values of both forms. `country` is the English name of the server's list; photos are paths of uploads. */
export type IdentityValues = zod.infer<typeof ADVANCED>;

/** Validates the form of level 2. The photos must differ from each other, and from those that were rejected before. */
export const advancedSchema = (last: Submission | undefined) =>
  ADVANCED.check(({ value, issues }) => {
    for (const side of ['front', 'back'] as const) {
      const message = photoIssueOf(side, value, last);
      if (message !== undefined)
        issues.push({ code: 'custom', input: value[side], path: [side], message });
    }
  });

/** Initial values: what was submitted before. Rejected photos, and the number, which is masked, are asked again. */
export const startValues = (last: Submission | undefined): IdentityValues => ({
  document: last?.document ?? 'idCard',
  name: last?.name ?? '',
  surname: last?.surname ?? '',
  number: '',
  country: last?.country ?? '',
  address: last?.address ?? '',
  front: keptPath(last?.front),
  back: keptPath(last?.back),
});

/** The field of level 2 that differs from what was submitted before. The number is masked there, so it is the one left. */
export const differingField = (
  values: IdentityValues,
  last: Submission | undefined,
): 'name' | 'surname' | 'number' =>
  (['name', 'surname'] as const).find(
    (field) => last !== undefined && values[field] !== normalisePersonName(last[field]),
  ) ?? 'number';
