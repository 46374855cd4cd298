import { CAMERA, cameraExif } from '../../src/lib/pictures/camera-exif';
import { expect, test } from './app';
import { picture } from './picture';
import { slowDown } from './slow-line';

declare global {
  interface Window {
    /** Text of the files that this page has handed to the network. */
    sentFiles?: Promise<string>[];
  }
}

/** Runs in the page before the app: keeps what is uploaded. */
const keepUploads = (): void => {
  const sent: Promise<string>[] = [];
  window.sentFiles = sent;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: Parameters<XMLHttpRequest['send']>[0]): void {
      if (body instanceof FormData)
        for (const part of body.values())
          if (part instanceof Blob)
            sent.push(part.arrayBuffer().then((bytes) => new TextDecoder('latin1').decode(bytes)));
      super.send(body);
    }
  };
};

test('a camera’s photo on a slow line: its place stays here, its progress is shown', async ({
  app,
}) => {
  const { page } = app;
  await page.addInitScript(keepUploads);
  await app.mock({ command: 'reset', opening: 'persona:verified' });
  await app.signIn('verified');
  await app.open('/pages/user/seniorAuth');
  const drawn = await picture(page, 'front.jpg', 'noise');
  // After the first two bytes, as in every JPEG of a camera.
  const parts = [drawn.buffer.subarray(0, 2), cameraExif(), drawn.buffer.subarray(2)];
  const photo = { ...drawn, buffer: Buffer.concat(parts) };
  expect(photo.buffer.toString('latin1')).toContain(CAMERA);
  await slowDown(page);
  await page.getByLabel('Choose a file').first().setInputFiles(photo);
  await expect(page.getByText(/^[1-9]\d?% sent$/u)).toBeAttached();
  await page.getByLabel('Document number').fill('XK-4711-QV');
  await expect(page.getByText('front.jpg: Uploaded.')).toBeAttached();
  await expect(page.getByLabel('Document number')).toHaveValue('XK-4711-QV');
  const sent = await page.evaluate(() => Promise.all(window.sentFiles ?? []));
  expect(sent.map((text) => text.slice(0, 3))).toEqual(['ÿØÿ']);
  expect(['Exif', CAMERA].filter((trace) => sent.join('').includes(trace))).toEqual([]);
});

test('a photo whose encoder could not be loaded is not called broken, and can be tried again', async ({
  app,
}) => {
  const { page } = app;
  await app.mock({ command: 'reset', opening: 'persona:verified' });
  await app.signIn('verified');
  await app.open('/pages/user/seniorAuth');
  await page.route('**/assets/compressor-*.js', (route) => route.abort());
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles(await picture(page, 'front.jpg', 'teal'));
  await expect(
    page.getByText('front.jpg: The server could not be reached. Try again.'),
  ).toBeVisible();
  await page.unroute('**/assets/compressor-*.js');
  await page.getByRole('button', { name: /front\.jpg again/u }).click();
  await expect(page.getByText('front.jpg: Uploaded.')).toBeAttached();
});
