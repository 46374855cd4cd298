import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatPrice } from '@/domain/format/numbers';
import { decimal, multiply } from '@/domain/money/plain-decimal';
import { SCREENS } from '@/domain/screens/screens';
import { useNumbers } from '@/lib/use-numbers';
import { playMoney, type PlayMoney } from '@/session/play-money';
import { ButtonLink } from '@/ui';

/** A first stake small enough to try many times: a hundredth of the play money. */
const FIRST_STAKE = decimal('0.01');

/** The address of Trade with the first stake filled in. */
const withStake = (path: string, money: PlayMoney): string => {
  if (!path.startsWith(SCREENS.trade) || path.includes('stake=')) return path;
  const stake = multiply(decimal(money.amount), FIRST_STAKE);
  return `${path}${path.includes('?') ? '&' : '?'}stake=${stake}`;
};

/**
 * Leads a visitor to a practice trade at `path`: by way of registration, whose accounts start with play money. In the
 * demo one tap creates such an account. Empty where the host does not say that there is play money.
 */
export const PracticeLink = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  useNumbers();
  const money = playMoney();
  if (money === undefined) return null;
  const target = withStake(path, money);
  const startAtOnce = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    const { startPractice } = await import('@/features/auth');
    await startPractice(() => void navigate(target));
  };
  return (
    <ButtonLink
      block
      to={`${SCREENS.register}?from=${encodeURIComponent(target)}`}
      onClick={__DEMO__ ? (event) => void startAtOnce(event) : undefined}
    >
      {t('practice.try', {
        amount: formatPrice(decimal(money.amount)),
        currency: money.currency,
      })}
    </ButtonLink>
  );
};
