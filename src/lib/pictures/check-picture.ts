import { readPictureType, type PictureType } from './picture-type';
import { isDuplicateFile, readFileContent, type FileContent } from './duplicate-file';

/** Why a picture is refused; the caller translates it. */
export type PictureProblem =
  | 'wrong_type'
  | 'heic'
  | 'too_large'
  | 'duplicate'
  | 'too_many'
  | 'unreadable';

/** A refusal of a picture. */
export interface PictureRefusal {
  readonly problem: PictureProblem;
  /** The picture that it duplicates. */
  readonly duplicated?: FileContent;
}

/** Limits on pictures. */
export interface PictureRules {
  /** Maximum number. */
  readonly most: number;
  /** Maximum size of one selected file. */
  readonly maxBytes: number;
}

/** Formats that every browser can decode, and so re-encode. */
export const PICTURE_TYPES: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Checks whether a picture can be added. It must differ from those taken here and elsewhere. Cheap checks run first. */
export const checkPicture = async (
  file: Blob,
  taken: readonly FileContent[],
  { most, maxBytes }: PictureRules,
  elsewhere: readonly FileContent[] = [],
): Promise<FileContent | PictureRefusal> => {
  if (taken.length >= most) return { problem: 'too_many' };
  if (file.size > maxBytes) return { problem: 'too_large' };
  try {
    const type = await readPictureType(file);
    // Photos of iPhones, which most browsers cannot decode: their owner can have them taken in another format.
    if (type === 'image/heic') return { problem: 'heic' };
    if (type === undefined || !PICTURE_TYPES.includes(type)) return { problem: 'wrong_type' };
    const content = await readFileContent(file);
    for (const other of [...taken, ...elsewhere])
      if (await isDuplicateFile(content, other)) return { problem: 'duplicate', duplicated: other };
    return content;
  } catch {
    // The file was deleted after it was selected, or is in a cloud that is unavailable.
    return { problem: 'unreadable' };
  }
};
