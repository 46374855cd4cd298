import { useDraft } from '@/session/use-draft';
import { EMPTY_DRAFT, parseDraft } from './model';

/** Where the form is stored in this tab. */
export const DRAFT_KEY = 'exchange';

/** The form, for this user and account mode only. */
export const useExchangeDraft = () => useDraft(DRAFT_KEY, EMPTY_DRAFT, parseDraft);
