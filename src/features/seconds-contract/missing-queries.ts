import { getGetOrderReceiptQueryKey } from '@/api/generated/hooks/seconds/seconds';
import { useKnownMissing } from '@/api/use-known-missing';

/** True once this server turned out to have no receipts; without a request. */
export const useHasNoReceipts = (): boolean => useKnownMissing(getGetOrderReceiptQueryKey());
