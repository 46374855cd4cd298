/** Enough to tell one screenshot from another, in some ten kilobytes. */
const LONGEST_SIDE = 360;
const QUALITY = 0.7;

/** A small copy of a picture as a `data:` address, to keep in the browser's storage. Rejects if it cannot be decoded. */
export const thumbnailOf = async (address: string): Promise<string> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
};
