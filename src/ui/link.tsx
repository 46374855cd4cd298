import type { ComponentPropsWithRef } from 'react';

/** A native link's props with the path of a screen in place of the address. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the app, with its query. */
  readonly to: string;
}

/**
 * A link to another screen. The browser follows it by itself, in this tab or a new one, and the router follows the
 * browser: with hash routes the router's own link would only add its weight, and a subscription to every change of
 * address for each link on the screen.
 */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={`#${to}`}>
    {children}
  </a>
);
