import DOMPurify from 'dompurify';
import { webViewPath } from '@/domain/web/web-address';

/**
 * The allow-list: elements of running text, lists, code and tables. Whatever is not on it is removed, its text kept.
 * - No pictures, media, frames or objects: they load from elsewhere (the Content-Security-Policy blocks that too).
 * - No forms and inputs: they ask for secrets in the name of the app.
 * - No `svg`, `math`, `template` or `style`: they hide markup from sanitisers, or change the look of the screen.
 * - No `h1`, which is the screen's own.
 */
const TAGS =
  'p br hr blockquote h2 h3 h4 ul ol li a b strong i em u s sub sup code pre table thead tbody tr th td'.split(
    ' ',
  );

/** No `style`, `class`, `id` or `name`: an article can neither look like the app nor shadow names of its scripts. */
const ATTRIBUTES = ['href'];

/** Leads a link through the screen that names its host; one that leads to no web page becomes text. */
const guardLink = (link: HTMLAnchorElement): void => {
  const path = webViewPath(link.getAttribute('href') ?? '');
  if (path === undefined) link.removeAttribute('href');
  else link.setAttribute('href', `#${path}`);
};

/** The library's answer to markup that makes a document without a body, such as `frameset`, is null, unlike its type. */
const purify = (html: string): DocumentFragment | null =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** Converts untrusted HTML to safe nodes: what the allow-list names, with links that lead to the web view alone. */
export const sanitiseHtml = (html: string): DocumentFragment => {
  const fragment = purify(html) ?? document.createDocumentFragment();
  for (const link of fragment.querySelectorAll('a')) guardLink(link);
  return fragment;
};
