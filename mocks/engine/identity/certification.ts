import type { ReviewReason } from '../reviews';

/** The two levels of identity: primary, then advanced. */
export type Level = 1 | 2;

/** What was handed in for one level, and what became of it. Times in epoch milliseconds. */
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
  readonly status: 'review' | 'certified' | 'rejected';
  readonly reason: ReviewReason | undefined;
  readonly submittedAt: number;
  readonly decidedAt: number | undefined;
}
