import { buttonClass, type ButtonLook } from './button-class';
import { Link, type LinkProps } from './link';

/** Props of a link with the look of a button. */
export type ButtonLinkProps = Omit<LinkProps, 'className'> & ButtonLook;

/** A link to another screen that looks like a button. */
export const ButtonLink = ({ tone, size, block, ...link }: ButtonLinkProps) => (
  <Link {...link} className={buttonClass({ tone, size, block })} />
);
