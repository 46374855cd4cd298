// Before the first paint, in a file of its own because the policy allows no inline script.
{
  const root = document.documentElement;

  // The stored theme, direction colours and language on <html>, and whether somebody is signed in.
  const tags = new Map([
    ['zh', 'zh-CN'],
    ['tw', 'zh-TW'],
    ['jp', 'ja'],
    ['vn', 'vi'],
    ['pt', 'pt-BR'],
  ]);
  let lang = 'en';
  try {
    const theme = localStorage.getItem('theme');
    const dark =
      theme === 'dark' ||
      (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.classList.toggle('dark', dark);
    root.style.colorScheme = dark ? 'dark' : 'light';
    const color = document.querySelector('meta[name="theme-color"]');
    color?.setAttribute('content', dark ? '#0B0B0C' : '#F4F3F0');
    root.dataset.updown = localStorage.getItem('updown') ?? 'region';
    lang = localStorage.getItem('lang') ?? lang;
    root.lang = tags.get(lang) ?? lang;
    if (!localStorage.getItem('token')) root.dataset.visitor = '';
  } catch {
    // Storage is blocked: the defaults stand.
  }

  // The browser's offer to install the app comes once: it is kept for the settings (src/lib/install-prompt.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

  // Which frame is painted before the app has run (src/app/static-frame.tsx). The root and its alias are Home.
  const path = /^#([^?]+)/u.exec(location.hash)?.[1] ?? '/';
  const home = /^\/(?:pages\/net\/index)?$/u;
  const [, page] = /^\/pages\/(\w+)\/index$/u.exec(path.replace(home, '/pages/index/index')) ?? [];
  const frames = new Map([
    ['index', 'home'],
    ['market', 'tab'],
    ['trade', 'tab'],
    ['contract', 'tab'],
    ['assets', 'tab'],
  ]);
  root.dataset.frame = frames.get(page) ?? 'page';

  // What the page needs is loaded beside the app, instead of after it; the build writes the list (scripts/first-paint.ts).
  /** @type {string[]} */
  const calls = [];
  for (const { content } of document.querySelectorAll('template'))
    for (const link of content.querySelectorAll(
      `[data-for~="${page}"], [data-for~="${page}-${lang}"]`,
    ))
      if (link.hasAttribute('rel')) document.head.append(link);
      else calls.push(link.getAttribute('href'));

  // The app takes the replies over (src/api/early-replies.ts).
  const call = () => {
    window.earlyReplies = new Map(
      calls.map((url) => [
        url,
        fetch(url).then(
          (reply) => ({ reply, at: performance.now() }),
          () => undefined,
        ),
      ]),
    );
  };

  // Without a frame index.html shows that the start failed: in English, if its translations cannot be loaded either.
  const showFailure = () => delete root.dataset.frame;
  const fail = () => import('./start-failed.js').then(showFailure, showFailure);
  addEventListener('startfailed', fail);

  // The build leaves the start of the app to this: after the frame is painted, or at once where nothing is, in a hidden tab.
  document.addEventListener('DOMContentLoaded', () => {
    const [app] = document.querySelectorAll('link#app');
    if (app === undefined) return;
    const run = () => {
      call();
      return import(app.href).catch(fail);
    };
    if (document.visibilityState === 'hidden') void run();
    else requestAnimationFrame(() => setTimeout(run));
  });
}
