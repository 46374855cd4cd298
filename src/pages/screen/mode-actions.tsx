import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ModePill } from '@/features/account';
import { useIsSignedIn } from '@/session/session';
import { IconLink } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';

/** Right of the title of a screen of money: the account in use, and its records or another action; nothing for a visitor. */
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
    // An icon extends into the gutter; a button ends at it.
    <span className={clsx('flex items-center', records === undefined && 'mr-2.5 gap-2')}>
      <ModePill />
      {/* An icon as on the screens of trading: in most languages a title and words have no room beside each other. */}
      {records !== undefined && (
        <IconLink to={records.to} label={records.label} icon={<ReceiptIcon size={24} />} />
      )}
      {children}
    </span>
  );
};
