import type { ComponentPropsWithRef } from 'react';

/** A native link's props, with the path of a screen instead of `href`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the app, with its query. */
  readonly to: string;
}

/**
 * A link to another screen. The browser follows it, and the router follows the browser. With hash routes the router's
 * own link would only add weight, and a subscription to the address for each link.
 */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#${to}`}>
    {children}
  </a>
);
