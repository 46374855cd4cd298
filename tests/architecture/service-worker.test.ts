import { expect, it } from 'vitest';
import { startFiles } from '../../scripts/service-worker.ts';

const PAGE = `
<link rel="icon" href="/h5/brand/icon.svg" />
<template><link rel="modulepreload" href="/h5/assets/trade-page-1.js"></template>
<script src="/h5/boot.js"></script>
<link rel="modulepreload" id="app" href="/h5/assets/index-2.js">
<img src="/h5/brand/icon.svg"><a href="https://elsewhere.example/h5/x.js">x</a>`;

it('keeps the page, each file that it starts with and what tells of a failed start, and names a content where the address does not', () => {
  const files = startFiles(PAGE, '/h5/', (file) => `content of ${file}`);
  expect(files.map(({ url }) => url)).toEqual([
    '/h5/index.html',
    '/h5/start-failed.js',
    '/h5/brand/icon.svg',
    '/h5/boot.js',
    '/h5/assets/index-2.js',
  ]);
  const revisions = files.map(({ revision }) => revision);
  expect(revisions[4]).toBeNull();
  expect(new Set(revisions).size).toBe(5);
  const [page] = startFiles(PAGE, '/h5/', () => 'another content');
  expect(page?.revision).not.toBe(files[0]?.revision);
});
