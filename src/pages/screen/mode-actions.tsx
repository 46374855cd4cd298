import type { ReactNode } from 'react';
import { ModePill } from '@/features/account';
import { useIsSignedIn } from '@/session/session';
import { ButtonLink } from '@/ui';

/** Right of the title of a screen of money: the account in use, and a link to records or another action; nothing for a visitor. */
export const ModeActions = ({
  records,
  children,
}: {
  readonly records?: { readonly to: string; readonly label: string } | undefined;
  readonly children?: ReactNode;
}) => {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return null;
  return (
    // Icons may extend into the gutter; a button ends at it.
    <span className="mr-2.5 flex items-center gap-2">
      <ModePill />
      {records !== undefined && (
        <ButtonLink tone="secondary" size="small" to={records.to}>
          {records.label}
        </ButtonLink>
      )}
      {children}
    </span>
  );
};
