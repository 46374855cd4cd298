/**
 * Every language of the product: its name in itself and its real language tag. The ones without `translated` show
 * English until their translation lands: this is the one place that says so.
 */
export const LANGUAGE_TABLE = {
  en: { name: 'English', tag: 'en', translated: true },
  zh: { name: '简体中文', tag: 'zh-CN', translated: true },
  tw: { name: '繁體中文', tag: 'zh-TW', translated: false },
  jp: { name: '日本語', tag: 'ja', translated: false },
  ko: { name: '한국어', tag: 'ko', translated: false },
  vn: { name: 'Tiếng Việt', tag: 'vi', translated: false },
  th: { name: 'ไทย', tag: 'th', translated: false },
  pt: { name: 'Português', tag: 'pt', translated: false },
  es: { name: 'Español', tag: 'es', translated: false },
  it: { name: 'Italiano', tag: 'it', translated: false },
  de: { name: 'Deutsch', tag: 'de', translated: false },
  fr: { name: 'Français', tag: 'fr', translated: false },
} as const satisfies Readonly<Record<string, { name: string; tag: string; translated: boolean }>>;
