/** An uploaded picture. Only this metadata is kept: photos of people are not stored. */
export interface Upload {
  readonly id: number;
  readonly owner: number;
  readonly path: string;
  /** Identifies duplicate content. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
  /** True if the review of an identity document cannot read it: the magic file name `blurred`. */
  readonly isBlurred?: true;
}

/** A received file, read before the engine is called: the engine is synchronous. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly digest: string;
  /** Detected from its first bytes, whatever its name. */
  readonly kind: 'jpg' | 'png' | 'other';
}
