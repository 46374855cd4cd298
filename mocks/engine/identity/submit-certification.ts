import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { isPersonName } from '@/domain/account/person-name';
import { isRefusedCountryName } from '@/domain/eligibility/refused-areas';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import { reviewRuleOf } from '../reviews';
import { nextId, type User, type WorldEvent } from '../state';
import type { Certification, Level } from './certification';
import { isNumberTaken, isSameNumber } from './document-number';
import { CERTIFICATION_LIFECYCLE, type CertificationStatus } from '@/domain/status/certification';

/** The user's submission for a level. */
export type CertificationRequest = Pick<
  Certification,
  | 'level'
  | 'documentType'
  | 'name'
  | 'surname'
  | 'country'
  | 'address'
  | 'documentNumber'
  | 'front'
  | 'back'
>;

/** The newest certification of a user at a level. */
export const certificationOf = (
  { state }: Pick<Context, 'state'>,
  owner: number,
  level: Level,
): Certification | undefined =>
  Object.values(state.records.certifications)
    .filter((record) => record.owner === owner && record.level === level)
    .at(-1);

/** Where level 1 of a user stands. */
export const primaryStatusOf = (
  context: Pick<Context, 'state'>,
  { id, certified }: Pick<User, 'id' | 'certified'>,
): CertificationStatus | 'none' =>
  certified ? 'certified' : (certificationOf(context, id, 1)?.status ?? 'none');

const requirePrimary = (context: Context, user: User, request: CertificationRequest): void => {
  const primary = certificationOf(context, user.id, 1);
  if (primary?.status !== 'certified') throw new Refusal('real_name_required');
  const same = (['documentType', 'name', 'surname'] as const).every(
    (field) => primary[field] === request[field],
  );
  if (!same || !isSameNumber(primary, request)) throw new Refusal('real_name_failed');
};

/** Level 2 requires the country and two different photos from the user's own uploads. */
const requirePhotos = ({ state }: Context, user: User, request: CertificationRequest): void => {
  const { level, country, front, back } = request;
  if (level === 2 && (country === undefined || front === undefined || back === undefined))
    throw new Refusal('parameters_missing');
  const own = Object.values(state.records.uploads).filter(({ owner }) => owner === user.id);
  const known = (path: string | undefined): boolean =>
    path === undefined || own.some((upload) => upload.path === path);
  if (!known(front) || !known(back)) throw new Refusal('parameter_wrong');
  // The same picture has the same path.
  if (front !== undefined && front === back) throw new Refusal('parameter_wrong');
};

const requireFreeNumber = ({ state }: Context, user: User, request: CertificationRequest): void => {
  const isTaken = isNumberTaken(state, { ...request, owner: user.id });
  // The magic last name for a document number that another user already has.
  if (isTaken || request.surname.trim().toLowerCase() === 'used')
    throw new Refusal('id_number_already_verified');
};

/**
 * Submits a level of certification for review. A rejected level can be submitted again; one under review or certified
 * cannot.
 */
export const submitCertification = (
  context: Context,
  user: User,
  request: CertificationRequest,
): Decision<'submitted_for_review'> => {
  requireGoodStanding(user);
  const { state, now, catalogue } = context;
  const last = certificationOf(context, user.id, request.level);
  if (last !== undefined && last.status !== 'rejected') throw new Refusal('already_applied');
  if (request.level === 2) requirePrimary(context, user, request);
  if (!isPersonName(request.name) || !isPersonName(request.surname))
    throw new Refusal('real_name_failed');
  if (isRefusedCountryName(request.country ?? '')) throw new Refusal('country_not_served');
  requirePhotos(context, user, request);
  requireFreeNumber(context, user, request);
  const record: Certification = {
    ...request,
    id: nextId(state, 'certifications'),
    owner: user.id,
    status: transition(CERTIFICATION_LIFECYCLE, 'none', 'submit'),
    reason: undefined,
    submittedAt: now,
    decidedAt: undefined,
  };
  const routing = reviewRuleOf(request);
  const reviewed: readonly WorldEvent[] =
    routing === 'reviewer'
      ? []
      : [
          {
            kind: 'scheduled',
            appointment: {
              at: now + catalogue.reviews.certificationMs[routing.delay],
              topic: 'certificationReview',
              id: record.id,
            },
          },
        ];
  return {
    events: [{ kind: 'recordPut', collection: 'certifications', record }, ...reviewed],
    reply: 'submitted_for_review',
  };
};
