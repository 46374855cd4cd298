import type { PictureProblem } from '@/lib/pictures/check-picture';

/** How far a picture has come. `result` is what the sender gave for it. */
export type UploadState =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'sent'; readonly result: string }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** A picture that was taken, in sight. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  /** An address of what is sent; none until it is made. */
  readonly preview: string | undefined;
  readonly state: UploadState;
}

/** A picture that was not taken, and why. */
export interface Refusal {
  readonly id: string;
  readonly name: string;
  readonly problem: PictureProblem;
}

/** Sends one picture; resolves with what a form keeps of it, such as its path. */
export type SendPicture = (
  picture: Blob,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<string>;

/** Pictures on their way, and what can be done with them. */
export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly refusals: readonly Refusal[];
  readonly most: number;
  /** What the sender gave for those that have arrived, in their order. */
  readonly results: readonly string[];
  /** Something is still being prepared or sent. */
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}
