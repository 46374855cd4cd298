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

/** Formats that every browser can decode, and so re-encode. Asked for these, an iPhone converts its HEIC photos itself. */
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
    // Some browsers decode photos of iPhones: only the attempt shows which (see `decodingProblem`).
    const isAccepted = type === 'image/heic' || (type && PICTURE_TYPES.includes(type));
    if (isAccepted !== true) return { problem: 'wrong_type' };
    const content = await readFileContent(file);
    for (const other of [...taken, ...elsewhere])
      if (await isDuplicateFile(content, other)) return { problem: 'duplicate', duplicated: other };
    return content;
  } catch {
    // The file was deleted after it was selected, or is in a cloud that is unavailable.
    return { problem: 'unreadable' };
  }
};

/** The problem of a picture that could not be decoded. A HEIC photo can be taken in another format. */
export const decodingProblem = async (file: Blob): Promise<'heic' | 'unreadable'> => {
  try {
    return (await readPictureType(file)) === 'image/heic' ? 'heic' : 'unreadable';
  } catch {
    return 'unreadable';
  }
};
