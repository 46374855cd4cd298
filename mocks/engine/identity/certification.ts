import type { CertificationStatus } from '@/domain/status/certification';
import type { ReviewReason } from '../reviews';

/** Levels of identity verification: primary, then advanced. */
export type Level = 1 | 2;

/** A submission for one level and its outcome. Times in epoch milliseconds. */
export interface Certification {
  readonly id: number;
  readonly owner: number;
  readonly level: Level;
  /** 0 ID card, 1 passport, 2 driving licence. */
  readonly documentType: 0 | 1 | 2;
  readonly name: string;
  readonly surname: string;
  readonly country: string | undefined;
  readonly address: string | undefined;
  readonly documentNumber: string;
  /** Path of an upload. */
  readonly front: string | undefined;
  /** Path of an upload. */
  readonly back: string | undefined;
  readonly status: CertificationStatus;
  readonly reason: ReviewReason | undefined;
  /** Why a photo was rejected; absent if it was not, and in worlds of earlier versions. */
  readonly photoReasons?: Readonly<Partial<Record<'front' | 'back', ReviewReason>>>;
  readonly submittedAt: number;
  readonly decidedAt: number | undefined;
}
