import { useDraft } from '@/session/use-draft';
import { EMPTY_DRAFT, enter, parseDraft, type TypedAddress } from './draft';

/** The draft of the form, kept from screen to screen. */
export const useWithdrawalDraft = () => useDraft('withdrawal', EMPTY_DRAFT, parseDraft);

/** Enters an address into the form, which need not be mounted. */
export const useEnterAddress = (): ((typed: TypedAddress) => void) => {
  const { update } = useWithdrawalDraft();
  return (typed) => update((draft) => enter(draft, typed));
};
