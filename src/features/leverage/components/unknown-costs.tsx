import { useTranslation } from 'react-i18next';
import { useListText } from '@/lib/use-list-text';
import type { CostFigure, LeverageTerms } from '../terms';

const LABELS = {
  lotSize: 'info.lotSize',
  fee: 'cost.fee',
  night: 'position.nightFees',
  spread: 'info.spread',
} as const satisfies Record<CostFigure, string>;

/** Says which costs the server does not tell; nothing if it tells them all. */
export const UnknownCosts = ({ unknown }: Pick<LeverageTerms, 'unknown'>) => {
  const { t } = useTranslation('leverage');
  const listText = useListText();
  return unknown.length === 0 ? null : (
    <p className="py-2 text-label text-warn">
      {t('cost.unknown', { costs: listText(unknown.map((figure) => t(LABELS[figure]))) })}
    </p>
  );
};
