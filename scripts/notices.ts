/** Writes the third-party notices of a build, and checks them against the allowed licences. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** The name of the notices file in a build. */
export const NOTICES = 'third-party-notices.md';

/** Licences that allow shipping in a closed-source product with a notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
]);

/** The MIT licence of icons, whose packages have no licence text. */
const mit = (holder: string): string => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Licence texts of packages that declare a licence without including its text. */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  'size-sensor': `Copyright (c) hustcc

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};

const licenceOf = (name: string): string =>
  readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim();

/** Packages shipped as fonts, styles or icons, or in the service worker; Vite lists only those in the app's scripts. */
export const assetNotices = (): string =>
  [
    `## @fontsource-variable/hanken-grotesk (OFL-1.1)\n\n${licenceOf('@fontsource-variable/hanken-grotesk')}`,
    `## @iconify-json/circle-flags (MIT)\n\n${mit('2021 HatScripts')}`,
    `## @iconify-json/ph (MIT)\n\n${mit('2020 Phosphor Icons')}`,
    `## @iconify-json/token-branded (MIT)\n\n${mit('2024 0xa3k5')}`,
    `## idb (ISC)\n\n${licenceOf('idb')}`,
    `## tailwindcss (MIT)\n\n${licenceOf('tailwindcss')}`,
    `## workbox (MIT)\n\n${licenceOf('workbox-core')}`,
  ].join('\n\n');

/** Adds the licence texts that packages do not include. */
const withTexts = (notices: string): string =>
  Object.entries(WITHOUT_FILE).reduce(
    (text, [name, licence]) =>
      text.replace(new RegExp(`^## ${name} - .*$`, 'mu'), (title) => `${title}\n\n${licence}`),
    notices,
  );

/** A plugin that completes Vite's notices: missing licence texts, fonts, icons and styles. */
export const withAssetNotices = (): Plugin => ({
  name: 'quayside:asset-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle[NOTICES];
      if (notices?.type === 'asset')
        notices.source = `${withTexts(String(notices.source)).trim()}\n\n${assetNotices()}\n`;
    },
  },
});

/** Problems in the notices of a build: forbidden licences and packages without a notice. */
export const findNoticeProblems = (text: string): readonly string[] => {
  const [, ...sections] = text.split(/^## (?=\S+ (?:- \S+ )?\()/mu);
  if (sections.length === 0) return ['the notices name no package'];
  return sections.flatMap((section) => {
    const [title = '', ...body] = section.split('\n');
    const licence = /\((.*)\)$/u.exec(title)?.[1] ?? '';
    if (!ALLOWED.has(licence)) return [`${title}: this licence may not be shipped`];
    return body.join('').trim() === '' ? [`${title}: its notice is missing`] : [];
  });
};

const main = (): void => {
  const file = join(ROOT, 'dist', NOTICES);
  const problems = existsSync(file)
    ? findNoticeProblems(readFileSync(file, 'utf8'))
    : [`dist has no ${NOTICES}`];
  for (const problem of problems) process.stderr.write(`notices: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else process.stdout.write('notices: every shipped package has its licence\n');
};

if (import.meta.main) main();
