import type { ReactNode } from 'react';
import { Link } from '@/ui';

/** An inline link, tall enough for touch. */
export const TextLink = (props: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    to={props.to}
    className="hit rounded-small py-1 text-body font-semibold text-ink underline underline-offset-4"
  >
    {props.children}
  </Link>
);

/** A question with a link, below a form. */
export const LinkPrompt = (props: {
  readonly question: string;
  readonly to: string;
  readonly children: ReactNode;
}) => (
  <p className="mt-4 flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 text-center text-body text-ink-2">
    {props.question}
    <TextLink to={props.to}>{props.children}</TextLink>
  </p>
);
