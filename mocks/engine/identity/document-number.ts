import { upperCaseNumber } from '@/domain/account/person-name';
import type { WorldState } from '../state';
import type { Certification } from './certification';

type Numbered = Pick<Certification, 'documentNumber'>;

/** True if two submissions name the same number, in letters of any case. */
export const isSameNumber = (one: Numbered, other: Numbered): boolean =>
  upperCaseNumber(one.documentNumber) === upperCaseNumber(other.documentNumber);

/** True if another user is certified with this document. */
export const isNumberTaken = (
  { records }: Readonly<WorldState>,
  document: Pick<Certification, 'owner' | 'documentType' | 'documentNumber'>,
): boolean =>
  Object.values(records.certifications).some(
    (record) =>
      record.owner !== document.owner &&
      record.status === 'certified' &&
      record.documentType === document.documentType &&
      isSameNumber(record, document),
  );
