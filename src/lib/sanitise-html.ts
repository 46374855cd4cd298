import DOMPurify from 'dompurify';

/** Allowed elements. Without pictures, which the page's Content-Security-Policy blocks. */
const TAGS =
  'p br hr blockquote h2 h3 h4 ul ol li a b strong i em u s sub sup code pre table thead tbody tr th td'.split(
    ' ',
  );

const WEB_ADDRESS = /^https?:\/\//iu;

/** Opens web links in a new window without access to this one; removes all other addresses. */
const guardLink = (link: HTMLAnchorElement): void => {
  if (!WEB_ADDRESS.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
};

/** Converts untrusted HTML to safe nodes: no scripts, styles, forms, frames or pictures. */
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
