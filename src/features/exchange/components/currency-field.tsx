import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { CoinIcon, PickField } from '@/ui';
import type { ExchangeCurrency } from '../model';

const ICON = 24;
/** Lists that are longer can be searched. */
const SEARCHED_FROM = 8;

/** Chooses a currency from a list that shows what is held of each. */
export const CurrencyField = (props: {
  readonly label: string;
  readonly currencies: readonly ExchangeCurrency[];
  readonly value: ExchangeCurrency;
  readonly onChange: (id: number) => void;
  readonly error?: string | undefined;
}) => {
  const { t } = useTranslation(['exchange', 'app']);
  const { label, currencies, value, onChange, error } = props;
  return (
    <PickField
      label={label}
      options={currencies.map(({ id, name, available }) => ({
        value: `${id}`,
        label: name,
        detail: t('available', { amount: formatMoney(available, name) }),
        leading: <CoinIcon symbol={name} size={ICON} />,
        search: name,
      }))}
      value={`${value.id}`}
      onChange={(picked) => {
        const found = currencies.find(({ id }) => `${id}` === picked);
        if (found !== undefined) onChange(found.id);
      }}
      searchLabel={currencies.length < SEARCHED_FROM ? undefined : t('search')}
      emptyText={t('noneFound')}
      closeLabel={t('app:close')}
      error={error}
    />
  );
};
