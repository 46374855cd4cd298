import type { ReactNode } from 'react';
import { WarningCircleIcon } from '@/ui/icons';

/** What can cost money, said before it does. */
export const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex items-start gap-2 rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
    <WarningCircleIcon aria-hidden="true" size={20} className="mt-px shrink-0" />
    <span>{children}</span>
  </p>
);
