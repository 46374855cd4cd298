import { useTranslation } from 'react-i18next';
import type { Screen } from '@/domain/screens/screens';
import { GateCards, type GateCard } from '@/ui/feedback/gate-cards';
import { useDemoStanding } from '../standing-queries';
import { useBlockers } from '../use-blockers';

/** Everything that stands against a withdrawal, a card each. */
export const Blocked = ({ cards }: { readonly cards: readonly GateCard[] }) => {
  const { t } = useTranslation('withdrawal');
  return (
    <div className="gutter flex flex-col gap-3">
      <p className="text-body text-ink-2">{t('blocked.title')}</p>
      <GateCards label={t('blocked.title')} cards={cards} />
    </div>
  );
};

/**
 * Where withdrawals are made, in the demo account, which has none; leads to the live one. Names what is needed
 * there, too: identity and trade password can be settled from here.
 */
export const WithdrawalDemo = (props: { readonly gatePath: (step: Screen) => string }) => (
  <Blocked cards={useBlockers(props.gatePath)(useDemoStanding())} />
);
