import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '@/lib/use-page-language';
import { durationText } from '@/domain/format/duration';
import { formatAmount } from '@/domain/format/numbers';
import { CoinIcon, ErrorState, PickField, TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import { LABEL_LENGTH } from '../address-model';
import type { PayoutCurrency, PayoutNetwork } from '../model';
import type { AddressFormProps, useAddressForm } from '../use-address-form';
import { AddressField } from './address-field';

const COIN = 24;
/** From so many lines on, a list has a search field. */
const SEARCHABLE = 9;

const useNetworkDetail = (currency: string) => {
  const { t } = useTranslation('payout');
  const language = usePageLanguage();
  return ({ fee, minutes }: PayoutNetwork): string | undefined => {
    const parts = [
      fee &&
        t('network.fee', {
          amount: formatAmount(fee.amount),
          unit: fee.isPercent ? '%' : currency,
        }),
      minutes !== undefined &&
        minutes > 0 &&
        t('network.time', { duration: durationText(minutes, language) }),
    ].filter((part) => typeof part === 'string');
    return parts.length === 0 ? undefined : parts.join(' · ');
  };
};

type State = ReturnType<typeof useAddressForm>;

interface FieldsProps {
  readonly state: State;
  readonly currencies: readonly PayoutCurrency[];
}

const CurrencyField = ({ state, currencies }: FieldsProps) => {
  const { t } = useTranslation(['payout', 'app']);
  const currency = state.currency?.name ?? '';
  return (
    <FormField form={state.form} name="currency">
      {({ name, value, error }) => (
        <PickField
          name={name}
          value={value}
          label={t('currency')}
          placeholder={t('currencyChoose')}
          closeLabel={t('app:close')}
          emptyText={t('app:noMatch')}
          searchLabel={currencies.length < SEARCHABLE ? undefined : t('app:search')}
          onChange={state.chooseCurrency}
          error={state.networks.isRefused ? t('notPayable', { currency }) : error}
          options={currencies.map(({ id, name: symbol }) => ({
            value: `${id}`,
            label: symbol,
            leading: <CoinIcon symbol={symbol} size={COIN} />,
            search: symbol,
          }))}
        />
      )}
    </FormField>
  );
};

const NetworkField = ({ state }: Pick<FieldsProps, 'state'>) => {
  const { t } = useTranslation(['payout', 'app']);
  const { form, networks } = state;
  const areStated = networks.value?.some(({ fee }) => fee !== undefined) ?? true;
  const detailOf = useNetworkDetail(state.currency?.name ?? '');
  return (
    <>
      <FormField form={form} name="network">
        {(field) => (
          <PickField
            {...field}
            label={t('network.label')}
            placeholder={t('network.choose')}
            hint={t(areStated ? 'network.hint' : 'network.unstated')}
            closeLabel={t('app:close')}
            emptyText={t('app:noMatch')}
            disabled={networks.value === undefined}
            options={(networks.value ?? []).map((network) => ({
              value: network.name,
              label: network.name,
              detail: detailOf(network),
              search: network.name,
            }))}
          />
        )}
      </FormField>
      {networks.failed && !networks.isRefused && (
        <ErrorState
          text={t('network.failed')}
          retryLabel={t('app:retry')}
          onRetry={networks.retry}
        />
      )}
    </>
  );
};

/** Currency, network, address and label. */
export const AddressFields = (
  props: FieldsProps &
    Pick<AddressFormProps, 'listPath'> & {
      /** False for an address that is not saved: a label is for the list. */
      readonly hasLabel: boolean;
    },
) => {
  const { t } = useTranslation('payout');
  const { form } = props.state;
  return (
    <>
      <CurrencyField {...props} />
      <NetworkField {...props} />
      <AddressField {...props} />
      {props.hasLabel && (
        <FormField form={form} name="label">
          {(field) => (
            <TextField
              {...field}
              label={t('label.label')}
              hint={t('label.hint')}
              maxLength={LABEL_LENGTH}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
    </>
  );
};
