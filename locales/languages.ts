/** Every language of the product: its name in itself and its real language tag. */
export const LANGUAGE_TABLE = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '简体中文', tag: 'zh-CN' },
  tw: { name: '繁體中文', tag: 'zh-TW' },
  jp: { name: '日本語', tag: 'ja' },
  ko: { name: '한국어', tag: 'ko' },
  vn: { name: 'Tiếng Việt', tag: 'vi' },
  th: { name: 'ไทย', tag: 'th' },
  pt: { name: 'Português (Brasil)', tag: 'pt-BR' },
  es: { name: 'Español', tag: 'es' },
  it: { name: 'Italiano', tag: 'it' },
  de: { name: 'Deutsch', tag: 'de' },
  fr: { name: 'Français', tag: 'fr' },
} as const satisfies Readonly<Record<string, { name: string; tag: string }>>;
