import type { Resources } from './resources';

/**
 * Every language of the product: its name in itself, its real language tag, and how its texts are loaded. The ones
 * without `translated` show English until their translation lands: this is the one place that says so.
 */
export const LANGUAGE_TABLE = {
  en: { name: 'English', tag: 'en', translated: true, load: () => import('./en') },
  zh: { name: '简体中文', tag: 'zh-CN', translated: true, load: () => import('./zh') },
  tw: { name: '繁體中文', tag: 'zh-TW', translated: false, load: () => import('./en') },
  jp: { name: '日本語', tag: 'ja', translated: false, load: () => import('./en') },
  ko: { name: '한국어', tag: 'ko', translated: false, load: () => import('./en') },
  vn: { name: 'Tiếng Việt', tag: 'vi', translated: false, load: () => import('./en') },
  th: { name: 'ไทย', tag: 'th', translated: false, load: () => import('./en') },
  pt: { name: 'Português', tag: 'pt', translated: false, load: () => import('./en') },
  es: { name: 'Español', tag: 'es', translated: false, load: () => import('./en') },
  it: { name: 'Italiano', tag: 'it', translated: false, load: () => import('./en') },
  de: { name: 'Deutsch', tag: 'de', translated: false, load: () => import('./en') },
  fr: { name: 'Français', tag: 'fr', translated: false, load: () => import('./en') },
} as const satisfies Readonly<
  Record<
    string,
    {
      name: string;
      tag: string;
      translated: boolean;
      load: () => Promise<{ resources: Resources }>;
    }
  >
>;
