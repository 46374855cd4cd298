import { expect, it } from 'vitest';
import { pictureTypeOf, readPictureType } from './picture-type';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

it.each([
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF', 'image/jpeg'],
  ['a JPEG with EXIF', '\u00FF\u00D8\u00FF\u00E1\u0000\u0010Exif', 'image/jpeg'],
  ['a PNG', '\u0089PNG\r\n\u001A\n', 'image/png'],
  ['a WebP', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
  ['a GIF', 'GIF89a\u0001', 'image/gif'],
  ['a HEIC', '\u0000\u0000\u0000\u0018ftypheic', 'image/heic'],
  ['a sound in the same wrapping', 'RIFF\u0001\u0002\u0003\u0004WAVEfmt ', undefined],
  ['a film in the same wrapping', '\u0000\u0000\u0000\u0018ftypisom', undefined],
  ['a page', '<!doctype html>', undefined],
  ['a drawing that can hold script', '<svg xmlns="http', undefined],
  ['a program', 'MZ\u0090\u0000', undefined],
  ['a beginning', '\u00FF\u00D8', undefined],
  ['nothing', '', undefined],
])('%s is detected by its content', (_, head, type) => {
  expect(pictureTypeOf(bytes(head))).toBe(type);
});

it('ignores the name and the declared type', async () => {
  const page = new File(['<script>alert(1)</script>'], 'photo.jpg', { type: 'image/jpeg' });
  expect(await readPictureType(page)).toBeUndefined();
});
