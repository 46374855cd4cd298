/** A photo of the last submission. */
export interface EarlierPhoto {
  /** Path on the server; may be sent again. */
  readonly path: string;
  /** Why it was rejected, if the server says. */
  readonly reason: string | undefined;
}

/** The sides of a document, each with its photo. */
const OTHER_SIDE = { front: 'back', back: 'front' } as const;
type Side = keyof typeof OTHER_SIDE;

/** The path of each side's photo on the server; empty if it has none. */
type Photos = Readonly<Record<Side, string>>;

/** The photos of the last submission. */
type EarlierPhotos = { readonly [One in Side]: EarlierPhoto | undefined } | undefined;

/** Validation errors of a photo that was uploaded. */
export type PhotoIssue = 'photoDuplicate' | 'photoRejected';

/** The path of a photo that may be sent again: one that was not rejected. */
export const keptPath = (earlier: EarlierPhoto | undefined): string =>
  earlier?.reason === undefined ? (earlier?.path ?? '') : '';

/**
 * What is wrong with the photo of a side. The server gives the same picture the same path, which finds the copies that the
 * comparison of files cannot: those of photos of an earlier visit. Of two equal photos, only the later one has the issue.
 */
export const photoIssueOf = (
  side: Side,
  photos: Photos,
  last: EarlierPhotos,
): PhotoIssue | undefined => {
  const path = photos[side];
  if (path === '') return undefined;
  const earlier = last?.[side];
  if (earlier?.reason !== undefined && earlier.path === path) return 'photoRejected';
  if (photos[OTHER_SIDE[side]] !== path) return undefined;
  const isFrontLater = keptPath(last?.back) === path && keptPath(last?.front) !== path;
  return (side === 'front') === isFrontLater ? 'photoDuplicate' : undefined;
};
