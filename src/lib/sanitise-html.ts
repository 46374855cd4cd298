import DOMPurify from 'dompurify';

/** What articles are made of. No pictures: the page's policy would not load them. */
const TAGS =
  'p br hr blockquote h2 h3 h4 ul ol li a b strong i em u s sub sup code pre table thead tbody tr th td'.split(
    ' ',
  );

const WEB_ADDRESS = /^https?:\/\//iu;

/** A link leads out of the app, in a window of its own that cannot reach back; any other address is no link. */
const guardLink = (link: HTMLAnchorElement): void => {
  if (!WEB_ADDRESS.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
};

/** HTML of any origin as nodes that are safe to show: no scripts, styles, forms, frames or pictures. */
export const sanitiseHtml = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) guardLink(link);
  return fragment;
};
