/** The model in `cameraExif`. */
export const CAMERA = 'Quay Camera 7';

/** Bytes of the TIFF part of EXIF, big-endian. */
const shorts = (...values: readonly number[]) =>
  values.flatMap((value) => [Math.floor(value / 256), value % 256]);
const longs = (...values: readonly number[]) =>
  values.flatMap((value) => shorts(Math.floor(value / 65_536), value % 65_536));
const ascii = (text: string): readonly number[] => [...new TextEncoder().encode(`${text}\0`)];

/** Degrees, minutes and seconds, each a fraction with the denominator 1. */
const degrees = (...parts: readonly number[]) => longs(...parts.flatMap((part) => [part, 1]));

/**
 * For stories and journeys: the EXIF segment that a camera puts after the first two bytes of a JPEG, with its model and
 * the place as GPS tags (EXIF 2.3, section 4.6: tags 0x0110, 0x8825, and 1 to 4 of the GPS directory). Offsets count from
 * the byte-order mark.
 */
export const cameraExif = (): Uint8Array<ArrayBuffer> => {
  const model = ascii(CAMERA);
  const [ifd, gps] = [8, 8 + 2 + 2 * 12 + 4];
  const modelAt = gps + 2 + 4 * 12 + 4;
  const latitudeAt = modelAt + model.length;
  const tiff = [
    ...new TextEncoder().encode('MM'),
    ...shorts(42),
    ...longs(ifd),
    ...shorts(2),
    ...shorts(0x01_10, 2),
    ...longs(model.length, modelAt),
    ...shorts(0x88_25, 4),
    ...longs(1, gps),
    ...longs(0),
    ...shorts(4),
    ...shorts(1, 2),
    ...longs(2),
    ...ascii('N'),
    0,
    0,
    ...shorts(2, 5),
    ...longs(3, latitudeAt),
    ...shorts(3, 2),
    ...longs(2),
    ...ascii('E'),
    0,
    0,
    ...shorts(4, 5),
    ...longs(3, latitudeAt + 24),
    ...longs(0),
    ...model,
    ...degrees(52, 31, 12),
    ...degrees(13, 24, 18),
  ];
  const body = [...ascii('Exif'), 0, ...tiff];
  return Uint8Array.from([0xff, 0xe1, ...shorts(body.length + 2), ...body]);
};
