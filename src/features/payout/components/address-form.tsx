import { useTranslation } from 'react-i18next';
import { LoadableView, SkeletonBars } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { NO_ADDRESS, type AddressValues } from '../address-model';
import { usePayoutMethods } from '../queries';
import { usePayoutCurrencies } from '../terms-queries';
import { useAddressForm, type AddressFormProps } from '../use-address-form';
import { AddressFields } from './address-fields';
import { CheckSheet } from './check-sheet';
import { FitWarning } from './fit-warning';
import { MemoSheet } from './memo-sheet';

/** The shape of four fields and a button. */
const HEIGHTS = ['h-18', 'h-18', 'h-24', 'h-18', 'h-14'] as const;

/** The rest of the address, as it is read back. */
const useItems = (values: AddressValues | undefined, currency: string | undefined) => {
  const { t } = useTranslation('payout');
  if (values === undefined) return [];
  const { network, memo, label } = values;
  return [
    { label: t('currency'), value: currency },
    { label: t('network.label'), value: network },
    memo !== '' && { label: t('memo.label'), value: memo },
    label !== '' && { label: t('label.name'), value: label },
  ];
};

const Loaded = (props: AddressFormProps) => {
  const { t } = useTranslation('payout');
  const state = useAddressForm(props);
  const { form, checked } = state;
  const items = useItems(checked?.values, state.currency?.name);
  const { network, address, memo } = checked?.values ?? NO_ADDRESS;
  return (
    <>
      <Form form={form} label={t('address.title')} onChecked={state.proceed}>
        <AddressFields
          state={state}
          currencies={props.currencies}
          listPath={props.listPath}
          hasLabel={props.onTake === undefined}
        />
        <SubmitPart form={form} label={t('continue')} isBusy={false} />
      </Form>
      {/* Mounted when needed: the code of sheets loads with the first one. */}
      {checked !== undefined && (
        <>
          <MemoSheet
            network={state.network}
            memo={memo}
            onChange={state.typeMemo}
            onClose={state.leave}
            onDone={state.checkMemo}
          />
          <CheckSheet
            open={checked.step === 'check'}
            onClose={state.leave}
            onSave={state.save}
            flow={state.flow}
            doneLabel={props.onTake && t('choose.wallet')}
            kind="wallet"
            number={address}
            items={items}
            warning={<FitWarning network={network} address={address} />}
          />
        </>
      )}
    </>
  );
};

/** Saves an address that withdrawals go to, or takes it for one of them, after a look at the whole of it. */
export const AddAddress = (props: Omit<AddressFormProps, 'methods' | 'currencies'>) => {
  const { t } = useTranslation(['payout', 'app']);
  const currencies = usePayoutCurrencies();
  const methods = usePayoutMethods();
  const both =
    currencies.value === undefined || methods.value === undefined
      ? undefined
      : { currencies: currencies.value, methods: methods.value };
  return (
    <LoadableView
      of={{
        value: both,
        failed: currencies.failed || methods.failed,
        retry: () => {
          currencies.retry();
          methods.retry();
        },
      }}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={HEIGHTS} />}
    >
      {(value) => <Loaded {...props} {...value} />}
    </LoadableView>
  );
};
