import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { useDraft } from '@/session/use-draft';
import { IDENTIFIER_KINDS, type IdentifierKind } from './model';

/** A way to log in and register. */
type SignInWay = IdentifierKind | 'wallet';

const ALL_WAYS: readonly SignInWay[] = [...IDENTIFIER_KINDS, 'wallet'];
/** Set in this tab once the server has refused log-ins by wallet. */
const REFUSED_KEY = 'walletLoginRefused';

const parse = (value: unknown): 'identifier' | 'wallet' | undefined =>
  value === 'identifier' || value === 'wallet' ? value : undefined;

/**
 * Whether the user logs in with a wallet, which is remembered in this tab, or by an identifier, whose kind is part of the
 * form. A server without log-in by wallet is found out by its refusal: the way stays until the user leaves it, so that the
 * reason can be read, and is not offered again. `isInvited`: the form with the invite code comes first until the user
 * chooses, because a log-in by wallet takes no code.
 */
export const useSignInWay = ({ isInvited = false } = {}) => {
  const { draft, setDraft } = useDraft<'identifier' | 'wallet'>('signInWay', 'identifier', parse);
  const [wallet, setWallet] = useState(() =>
    readStored(REFUSED_KEY, 'session') === undefined ? 'offered' : 'hidden',
  );
  const [isChosen, setChosen] = useState(!isInvited);
  const isByWallet = isChosen && draft === 'wallet' && wallet !== 'hidden';
  return {
    isByWallet,
    /** The ways to choose from. */
    offered: wallet === 'offered' || isByWallet ? ALL_WAYS : IDENTIFIER_KINDS,
    choose: (way: SignInWay): void => {
      setChosen(true);
      setDraft(way === 'wallet' ? 'wallet' : 'identifier');
      if (wallet === 'refused') setWallet('hidden');
    },
    /** Call it when the server has refused log-ins by wallet. */
    closeWallet: (): void => {
      writeStored(REFUSED_KEY, '1', 'session');
      setWallet('refused');
    },
  };
};

/** The chosen way and those on offer. */
export type SignInWays = ReturnType<typeof useSignInWay>;
