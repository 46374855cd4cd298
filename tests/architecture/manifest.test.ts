import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as zod from 'zod/mini';

const PUBLIC = join(import.meta.dirname, '../../public');

const picture = zod.object({ src: zod.string(), sizes: zod.string(), type: zod.string() });
const MANIFEST = zod
  .object({
    name: zod.string(),
    short_name: zod.string(),
    id: zod.string(),
    start_url: zod.string(),
    scope: zod.string(),
    display: zod.string(),
    icons: zod.array(zod.extend(picture, { purpose: zod.optional(zod.string()) })),
    screenshots: zod.array(zod.extend(picture, { form_factor: zod.string(), label: zod.string() })),
    prefer_related_applications: zod.optional(zod.boolean()),
  })
  .parse(JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')));

/** Width and height from the head of a PNG, or of a lossy WebP file. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(join(PUBLIC, file));
  return file.endsWith('.png')
    ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
    : `${bytes.readUInt16LE(26)}x${bytes.readUInt16LE(28)}`;
};

const isPng = ({ type }: { readonly type: string }): boolean => type === 'image/png';

/* What a browser asks before it offers to install: https://web.dev/articles/install-criteria. Headless browsers never say. */

it('the page links the manifest, which opens the app in a window of its own', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  expect(page).toMatch(/<link rel="manifest" href="[^"]*manifest\.webmanifest"/u);
  const { name, short_name, id, start_url, scope, display } = MANIFEST;
  expect(name).not.toBe('');
  // Longer ones are cut off below an icon.
  expect(short_name.length).toBeLessThanOrEqual(12);
  expect([id, start_url, scope]).toEqual(['./', './', './']);
  expect(display).toBe('standalone');
  expect(MANIFEST.prefer_related_applications).not.toBe(true);
});

it('its icons have the two sizes that are needed, and one that may be cut round', () => {
  const icons = MANIFEST.icons.filter(isPng);
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
  const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('its screenshots are narrow ones with a label, in the size that it says', () => {
  expect(MANIFEST.screenshots.length).toBeGreaterThan(0);
  for (const { src, sizes, form_factor, label } of MANIFEST.screenshots) {
    expect(sizeOf(src)).toBe(sizes);
    expect(form_factor).toBe('narrow');
    expect(label).not.toBe('');
  }
});
