import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';
import type { CurrencyBalance } from '../currency-balances';
import { useOffers } from '../currency-queries';
import { TOTAL_CURRENCY } from '../worth';

const ACTIONS = ['topUp', 'withdraw', 'transfer', 'exchange'] as const;

/** The screen where a currency is traded; none for one without a price. */
const tradePath = ({ currency, worth }: CurrencyBalance): string | undefined => {
  if (currency === TOTAL_CURRENCY) return SCREENS.trade;
  const pair = new URLSearchParams({ pair: `${currency}/${TOTAL_CURRENCY}` });
  return worth === undefined ? undefined : `${SCREENS.coin}?${pair.toString()}`;
};

/** What can be done with a currency: a token of a project, for one, is not topped up. */
export const CurrencyActions = ({ currency }: { readonly currency: CurrencyBalance }) => {
  const { t } = useTranslation('currency');
  const offers = { ...useOffers(currency.id), transfer: true };
  const trade = tradePath(currency);
  return (
    <nav
      aria-label={t('actions.label')}
      className="flex flex-wrap gap-2.5 *:min-w-fit *:flex-1 *:basis-24"
    >
      {ACTIONS.filter((action) => offers[action]).map((action, index) => (
        <ButtonLink
          key={action}
          tone={index === 0 ? 'primary' : 'secondary'}
          size="medium"
          to={`${SCREENS[action]}?currency=${currency.id}`}
        >
          {t(`actions.${action}`)}
        </ButtonLink>
      ))}
      {trade !== undefined && (
        <ButtonLink tone="secondary" size="medium" to={trade}>
          {t('actions.trade')}
        </ButtonLink>
      )}
    </nav>
  );
};
