/** Large enough to read the small print of an identity card, small enough for a slow connection. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.86;

/** The library that re-encodes pictures could not be loaded: nothing is known of the picture. */
export class EncoderNotLoaded extends Error {
  override readonly name = 'EncoderNotLoaded';
}

const loadEncoder = async () => {
  try {
    return (await import('compressorjs')).default;
  } catch (cause) {
    throw new EncoderNotLoaded('The encoder of pictures was not loaded', { cause });
  }
};

/**
 * Re-encodes a picture as a JPEG of at most 2,400 pixels a side: upright, and without metadata such as the location. Servers
 * take no WebP and no HEIC, so nothing is sent as it was. Rejects if the browser cannot decode or encode it, and with
 * `EncoderNotLoaded` without a connection: the library is loaded on first use.
 */
export const shrinkPicture = async (picture: Blob): Promise<Blob> => {
  const Compressor = await loadEncoder();
  return new Promise((resolve, reject) => {
    const options = {
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      quality: QUALITY,
      mimeType: 'image/jpeg',
      retainExif: false,
      // Otherwise the original, including its metadata, would be returned if it is smaller.
      strict: false,
      // It returns the original where the browser gives no encoded picture.
      success: (result: Blob) =>
        result === picture ? reject(new Error('The picture was not encoded')) : resolve(result),
      error: reject,
    };
    return new Compressor(picture, options);
  });
};
