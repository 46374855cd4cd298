import { readPictureType, type PictureType } from './picture-type';
import { isSameFile, readContent, type FileContent } from './same-file';

/** Why a picture is not taken, for the caller to put into words. */
export type PictureProblem = 'wrong_type' | 'too_large' | 'duplicate' | 'too_many' | 'unreadable';

/** What pictures are taken. */
export interface PictureRules {
  /** How many. */
  readonly most: number;
  /** Of one file as it was picked. */
  readonly maxBytes: number;
}

/** What every browser can draw, and so make anew. */
export const PICTURE_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture that may be taken, or why not. What costs nothing is looked at first. */
export const checkPicture = async (
  file: Blob,
  taken: readonly FileContent[],
  { most, maxBytes }: PictureRules,
): Promise<FileContent | PictureProblem> => {
  if (taken.length >= most) return 'too_many';
  if (file.size > maxBytes) return 'too_large';
  try {
    const type = await readPictureType(file);
    if (type === undefined || !PICTURE_TYPES.includes(type)) return 'wrong_type';
    const content = await readContent(file);
    for (const other of taken) if (await isSameFile(content, other)) return 'duplicate';
    return content;
  } catch {
    // Taken from the disk, or from a cloud that is out of reach, after it was picked.
    return 'unreadable';
  }
};
