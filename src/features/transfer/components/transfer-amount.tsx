import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { AmountField, CoinIcon, PercentChips, PickField } from '@/ui';
import { currenciesIn, shareOf, type TransferCurrency, type TransferDraft } from '../model';

const SHARES = ['25', '50', '75', '100'] as const;

/** Props of the fields of currency and amount. */
export interface TransferAmountProps {
  readonly draft: TransferDraft;
  readonly onChange: (draft: TransferDraft) => void;
  readonly currencies: readonly TransferCurrency[];
  readonly currency: TransferCurrency;
  readonly error: string | undefined;
}

/** The currency, of those that the account holds. Only shown if there is a choice. */
const CurrencyField = ({ draft, onChange, currencies, currency }: TransferAmountProps) => {
  const { t } = useTranslation(['transfer', 'app']);
  return (
    <PickField
      label={t('currency')}
      options={currenciesIn(currencies, draft.from).map((one) => ({
        value: `${one.id}`,
        label: one.currency,
        leading: <CoinIcon symbol={one.currency} size={24} />,
        trailing: formatAmount(one.available[draft.from], one.decimals),
        search: one.currency,
      }))}
      value={`${currency.id}`}
      onChange={(value) => {
        const chosen = currencies.find(({ id }) => `${id}` === value);
        onChange({ ...draft, currencyId: chosen?.id, amount: '' });
      }}
      emptyText={t('nothing')}
      closeLabel={t('app:close')}
    />
  );
};

/** Currency and amount of a transfer: typed, or a share of what is available. */
export const TransferAmount = (props: TransferAmountProps) => {
  const { t } = useTranslation('transfer');
  const { draft, onChange, currency, error } = props;
  return (
    <>
      <CurrencyField {...props} />
      <div className="flex flex-col gap-3">
        <AmountField
          label={t('amount')}
          value={draft.amount}
          onChange={(amount) => onChange({ ...draft, currencyId: currency.id, amount })}
          decimals={currency.decimals}
          suffix={currency.currency}
          error={error}
        />
        <PercentChips
          shares={SHARES}
          shareLabel={(percent) => t('share', { percent })}
          onShare={(percent) =>
            onChange({
              ...draft,
              currencyId: currency.id,
              amount: shareOf(currency, draft.from, percent),
            })
          }
        />
      </div>
    </>
  );
};
