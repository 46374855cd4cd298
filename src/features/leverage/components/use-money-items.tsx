import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { isZero } from '@/domain/money/decimal';
import { Amount } from '@/ui';
import type { LeverageOrder } from '../order';
import { useMarginCurrency } from '../terms-queries';

/** The fees of an order, and the result of a closed one with all that it consists of, as items of a detail list. */
export const useMoneyItems = (order: LeverageOrder) => {
  const { t } = useTranslation(['leverage', 'records']);
  const currency = useMarginCurrency(order);
  const { profit, fee, nightFees, covered } = order;
  const isClosed = order.status === 'closed';
  const signed = (value: string) => <Amount signed value={value} currency={currency} />;
  return [
    isClosed && { label: t('position.result'), value: signed(profit) },
    { label: t('cost.fee'), value: <Amount value={fee} currency={currency} /> },
    { label: t('position.nightFees'), value: <Amount value={nightFees} currency={currency} /> },
    !isZero(covered) && {
      label: t('records:leverage.covered', { brand: BRAND.name }),
      value: signed(covered),
    },
    isClosed && { label: t('position.net'), value: signed(netPositionProfitOf(order)) },
  ];
};
