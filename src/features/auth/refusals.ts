import type { ApiFailure } from '@/api/errors';
import type { AuthField, NameKind } from './model';

/** `name` is the field of the kind in use. */
type Place = AuthField | 'name';

/** Where each refusal of the catalogue is shown (specification, section 8). What is not here is about the form as a whole. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ['user_not_found', 'name'],
  ['username_exists', 'name'],
  ['wrong_password', 'password'],
  ['passwords_differ', 'confirmation'],
  ['verification_code_wrong', 'code'],
  ['verification_code_expired', 'code'],
  ['invite_code_invalid', 'inviteCode'],
  ['referrer_not_found', 'inviteCode'],
]);

/** The field that a failure is about; `undefined` for the form as a whole. */
export const fieldOfFailure = (failure: ApiFailure, kind: NameKind): AuthField | undefined => {
  const place = failure.kind === 'business' ? PLACES.get(failure.key) : undefined;
  return place === 'name' ? kind : place;
};
