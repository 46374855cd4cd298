/** A picture that was handed in. Of its bytes only this much is kept: photos of people are not stored. */
export interface Upload {
  readonly id: number;
  readonly owner: number;
  readonly path: string;
  /** Tells the same bytes again. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
}

/** A file as it came in, read before the world is asked: the engine never waits. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly digest: string;
  /** Told by its first bytes, whatever its name says. */
  readonly kind: 'jpg' | 'png' | 'other';
}
