import { MARGIN_CURRENCY } from '@/domain/leverage/margin-currency';
import { getPositions } from './generated/hooks/leverage/leverage';
import type { LeverageOrder } from './generated/model';

/**
 * The currency of a position's margin, which its row does not state: the account does, asked with the position's pair.
 * Rejects with `ApiError`.
 */
export const marginCurrency = async (
  { legal, currency }: Pick<LeverageOrder, 'legal' | 'currency'>,
  signal?: AbortSignal,
): Promise<string> => {
  const { margin_currency_name: name } = await getPositions(
    { legal_id: legal, currency_id: currency },
    signal,
  );
  return name ?? MARGIN_CURRENCY;
};
