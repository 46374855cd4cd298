import type { ReactNode } from 'react';
import { WarningCircleIcon } from '@/ui/icons';

/** Something to look at again, which stops nothing. Always rendered: a live region announces only changes. */
export const Warning = ({ children }: { readonly children?: ReactNode }) => (
  <output className="block">
    {children !== undefined && (
      <span className="flex items-start gap-2 rounded-field bg-warn-soft px-3 py-2.5 text-label text-warn">
        <WarningCircleIcon aria-hidden="true" size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{children}</span>
      </span>
    )}
  </output>
);
