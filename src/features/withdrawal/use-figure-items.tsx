import { useTranslation } from 'react-i18next';
import type { DetailItem } from '@/ui';
import type { WithdrawCommand } from './command';
import { arrivesLabel, rateText, useArrivesText, useMoneyText } from './texts';

/** What a withdrawal takes and brings: amount, fee, the rate of a bank that pays in another currency, and what arrives. */
export const useFigureItems = (command: WithdrawCommand): readonly (DetailItem | false)[] => {
  const { t } = useTranslation('withdrawal');
  const { terms, route, preview } = command;
  const text = useMoneyText(terms);
  const arrivesText = useArrivesText(terms);
  const rate = rateText(terms.currency, route);
  return [
    { label: t('amount'), value: text(preview.amount) },
    { label: t('fee'), value: text(preview.fee) },
    rate !== undefined && { label: t('rate'), value: rate },
    { label: t(arrivesLabel(route)), value: <strong>{arrivesText(preview)}</strong> },
  ];
};
