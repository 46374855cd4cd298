// Before the first paint: the stored theme and language on <html>. A file of its own because the policy allows no inline script.
{
  const tags = new Map([
    ['zh', 'zh-CN'],
    ['tw', 'zh-TW'],
    ['jp', 'ja'],
    ['vn', 'vi'],
  ]);
  const root = document.documentElement;
  try {
    const dark = localStorage.getItem('theme') === 'dark';
    root.classList.toggle('dark', dark);
    root.style.colorScheme = dark ? 'dark' : 'light';
    const lang = localStorage.getItem('lang') ?? 'en';
    root.lang = tags.get(lang) ?? lang;
  } catch {
    // Storage is blocked: the defaults stand.
  }
}
