/** Large enough to read the small print of an identity card, small enough for a slow connection. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.86;

/**
 * Re-encodes a picture as a JPEG of at most 2,400 pixels a side: upright, and without metadata such as the location.
 * Rejects if the browser cannot decode it. The library is loaded on first use.
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
      // Otherwise the original, including its metadata, would be returned if it is smaller.
      strict: false,
      success: resolve,
      error: reject,
    };
    return new Compressor(picture, options);
  });
};
