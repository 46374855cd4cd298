import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Props that the kit sets on a caller's link, without depending on the router. */
interface LinkParts {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page' | undefined;
}

/** Renders the caller's link (`<Link to="/home" />`) with the kit's look and content. */
export const styledLink = (link: ReactElement, parts: LinkParts): ReactElement =>
  cloneElement(link, parts);
