import { useGetCustomerService } from '@/api/generated/hooks/content/content';

/** A contact of customer service; `url` opens in a new window, http or https only. */
export interface SupportContact {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

const isWebAddress = (url: string): boolean => /^https?:\/\//iu.test(url);

/** The customer service contacts of a signed-in user. */
export const useSupportContacts = (isSignedIn: boolean): readonly SupportContact[] => {
  const { data } = useGetCustomerService(undefined, {
    query: { enabled: isSignedIn, staleTime: Infinity },
  });
  return (data ?? []).filter(({ url }) => isWebAddress(url));
};
