import { useState } from 'react';
import { WalletIcon as WalletGlyph } from '@/ui/icons';
import type { Wallet } from '../provider';

/** The icon that a wallet brings, or a plain one. Decoration: the name stands beside it. */
export const WalletIcon = ({ icon }: Pick<Wallet, 'icon'>) => {
  const [isBroken, setBroken] = useState(false);
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-field bg-sunken text-ink-2"
    >
      {icon === undefined || isBroken ? (
        <WalletGlyph size={24} />
      ) : (
        <img
          src={icon}
          alt=""
          className="size-full object-contain"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
};
