import type { PictureProblem, PictureRefusal } from '@/lib/pictures/check-picture';

/** State of an upload. `result` is the sender's result. */
export type UploadState =
  | { readonly kind: 'preparing' }
  /** `share` of the request is sent, from 0 to 1; `undefined` while the browser does not say: a service worker hides it. */
  | { readonly kind: 'sending'; readonly share: number | undefined }
  | { readonly kind: 'sent'; readonly result: string }
  | { readonly kind: 'failed'; readonly reason: unknown };

/** An accepted picture. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  /** Object URL of the sent picture; `undefined` until it is encoded. */
  readonly preview: string | undefined;
  readonly state: UploadState;
}

/** A refused picture and the reason. */
export interface RefusedPicture extends PictureRefusal {
  readonly id: string;
  readonly name: string;
}

/** The text of each reason, as every namespace with an uploader names it. */
export const PROBLEM_TEXTS = {
  wrong_type: 'problem.wrongType',
  heic: 'problem.heic',
  too_large: 'problem.tooLarge',
  duplicate: 'problem.duplicate',
  too_many: 'problem.tooMany',
  unreadable: 'problem.unreadable',
} as const satisfies Record<PictureProblem, string>;

/** Sends one picture; resolves with the value that a form keeps, such as its path. */
export type SendPicture = (
  picture: Blob,
  options: {
    /** The file's name. */
    readonly name: string;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
) => Promise<string>;

/** Uploads and their actions. */
export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly refusals: readonly RefusedPicture[];
  readonly most: number;
  /** Results of the completed uploads, in order. */
  readonly results: readonly string[];
  /** True while something is being prepared or sent. */
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
}
