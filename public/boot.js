// Before the first paint: the stored theme and language on <html>. A file of its own because the policy allows no inline script.
(function () {
  var tags = { zh: 'zh-CN', tw: 'zh-TW', jp: 'ja', vn: 'vi' };
  var root = document.documentElement;
  try {
    var dark = localStorage.getItem('theme') === 'dark';
    root.classList.toggle('dark', dark);
    root.style.colorScheme = dark ? 'dark' : 'light';
    var lang = localStorage.getItem('lang') || 'en';
    root.lang = tags[lang] || lang;
  } catch {
    // Storage is blocked: the defaults stand.
  }
})();
