import type { Page } from '@playwright/test';

/** A picture as a file: a JPEG of 640 by 400 pixels in one colour, or in `noise`, which takes some 200 kB. */
export const picture = async (page: Page, name: string, fill: string) => {
  const bytes = await page.evaluate(async (style) => {
    const canvas = new OffscreenCanvas(640, 400);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    if (style === 'noise') {
      const pixels = context.createImageData(640, 400);
      for (let at = 0; at < pixels.data.length; at += 65_536)
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      context.putImageData(pixels, 0, 0);
    } else {
      context.fillStyle = style;
      context.fillRect(0, 0, 640, 400);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, fill);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
};
