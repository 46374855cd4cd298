/** Large enough to read the small print of an identity card, small enough for a slow line. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.86;

/**
 * The picture anew, as a JPEG of at most 2,400 pixels a side: upright, and without what the camera noted in it, such as
 * where it was taken. Rejects for what the browser cannot draw. The library is loaded with the first picture.
 */
export const shrinkPicture = async (picture: Blob): Promise<Blob> => {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    const options = {
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      quality: QUALITY,
      mimeType: 'image/jpeg',
      retainExif: false,
      // The original would come back when it is smaller, notes and all.
      strict: false,
      success: resolve,
      error: reject,
    };
    return new Compressor(picture, options);
  });
};
