import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
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

/** The card of a refusal: the server's words, and customer service. */
export const useRefusedCard = (
  gatePath: (step: Screen) => string,
): ((refusal: ApiFailure) => GateCard) => {
  const { t } = useTranslation('withdrawal');
  return (refusal) => ({
    id: 'refused',
    title: t('blocked.refused.title'),
    text: failureText(refusal),
    action: { label: t('blocked.frozen.action'), to: gatePath('customerService') },
  });
};

/**
 * Where withdrawals are made, in the demo account, which has none; leads to the live one. Names what is needed
 * there, too: identity and trade password can be settled from here.
 */
export const WithdrawalDemo = (props: { readonly gatePath: (step: Screen) => string }) => (
  <Blocked cards={useBlockers(props.gatePath)(useDemoStanding())} />
);
