import { readPictureType, type PictureType } from './picture-type';
import { isDuplicateFile, readFileContent, type FileContent } from './duplicate-file';

/** Why a picture is refused; the caller translates it. */
export type PictureProblem = 'wrong_type' | 'too_large' | 'duplicate' | 'too_many' | 'unreadable';

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
): Promise<FileContent | PictureProblem> => {
  if (taken.length >= most) return 'too_many';
  if (file.size > maxBytes) return 'too_large';
  try {
    const type = await readPictureType(file);
    if (type === undefined || !PICTURE_TYPES.includes(type)) return 'wrong_type';
    const content = await readFileContent(file);
    for (const other of [...taken, ...elsewhere])
      if (await isDuplicateFile(content, other)) return 'duplicate';
    return content;
  } catch {
    // The file was deleted after it was selected, or is in a cloud that is unavailable.
    return 'unreadable';
  }
};
