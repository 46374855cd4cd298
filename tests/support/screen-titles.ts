import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '../../src/brand';
import { SCREEN_FRAMES } from '../../src/domain/screens/screen-frames';
import type { Screen } from '../../src/domain/screens/screens';

const LOCALES = join(import.meta.dirname, '../../locales');

/** A text of the app by its key, such as `loan:title`. */
const textOf = (language: string, key: string): string => {
  const [namespace = '', path = ''] = key.split(':');
  let text: unknown = JSON.parse(
    readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'),
  );
  for (const name of path.split('.'))
    text = typeof text === 'object' && text !== null ? Reflect.get(text, name) : undefined;
  if (typeof text !== 'string') throw new Error(`no text ${language}/${key}`);
  return text;
};

/** The title of the document on a screen, once its page is there. */
export const documentTitle = (screen: Screen, language = 'en'): string =>
  `${textOf(language, SCREEN_FRAMES[screen].title)} · ${BRAND.name}`;
