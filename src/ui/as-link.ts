import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** What the kit puts on a link that it is given: the router's own link stays unknown to it. */
interface LinkParts {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
}

/** The caller's link (`<Link to="/home" />`) with the kit's look and content. */
export const asLink = (link: ReactElement, parts: LinkParts): ReactElement =>
  cloneElement(link, parts);
