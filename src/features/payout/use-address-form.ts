import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { failureText } from '@/api/failure-text';
import { refusalTargetOf } from '@/api/refusals';
import { optionalText } from '@/api/row-values';
import { useDraft } from '@/session/use-draft';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import {
  addressSchema,
  cleanAddress,
  NO_ADDRESS,
  parseAddressDraft,
  type AddressIssue,
  type AddressValues,
} from './address-model';
import type { Found, PayoutCurrency, PayoutMethod, PayoutNetwork, WalletMethod } from './model';
import { addressSaving } from './queries';
import { ADDRESS_TARGETS } from './refusals';
import { usePayoutNetworks } from './terms-queries';
import { useSaveFlow } from './use-save-flow';

const useIssueTexts = (): Readonly<Record<AddressIssue, string>> => {
  const { t } = useTranslation('payout');
  return {
    currencyRequired: t('issue.currencyRequired'),
    networkRequired: t('issue.networkRequired'),
    addressRequired: t('issue.addressRequired'),
    addressInvalid: t('issue.addressInvalid'),
    labelTaken: t('issue.labelTaken'),
  };
};

/** Props of the form of an address. */
export interface AddressFormProps {
  readonly currencies: readonly PayoutCurrency[];
  /** The methods that exist: their labels are taken. */
  readonly methods: readonly PayoutMethod[];
  /** Id of the currency that is chosen at first, as text; empty for none. */
  readonly currency: string;
  /** Where identity is verified. */
  readonly verifyPath: string;
  /** The list of the saved destinations. */
  readonly listPath: string;
  readonly onSaved: (found: Found) => void;
  /** Takes the address without saving it, for a server that lists none; `undefined` where it is saved. */
  readonly onTake?: ((address: TakenAddress) => void) | undefined;
}

/** A checked address. */
export type TakenAddress = Pick<WalletMethod, 'currencyId' | 'network' | 'address' | 'memo'>;

/** What is typed, kept as a draft. Another currency than that of the draft starts with another network. */
const useTyped = ({ methods, currency }: AddressFormProps) => {
  const { draft, setDraft, clear } = useDraft('payout:address', NO_ADDRESS, parseAddressDraft);
  const [start] = useState(() =>
    currency === '' || draft.currency === currency
      ? draft
      : { ...draft, currency, network: '', memo: '' },
  );
  const [values, setValues] = useState(start);
  const form = useCheckedForm({
    schema: addressSchema(methods),
    start,
    issueTexts: useIssueTexts(),
    onChange: (next) => {
      setValues(next);
      setDraft(next);
    },
  });
  return { form, values, clear };
};

/** A checked address on its way: to the memo, or to the last look. */
interface Checked {
  readonly step: 'memo' | 'check';
  readonly values: AddressValues;
}

/** The steps between the form and the saving: the memo, and the last look. */
const useSteps = (networks: readonly PayoutNetwork[] | undefined) => {
  const [checked, setChecked] = useState<Checked>();
  const networkOf = ({ network }: AddressValues): PayoutNetwork | undefined =>
    networks?.find(({ name }) => name === network);
  const change = (changes: Partial<AddressValues>, step: Checked['step']): void => {
    if (checked !== undefined) setChecked({ step, values: { ...checked.values, ...changes } });
  };
  return {
    checked,
    /** The network whose memo is asked for. */
    network: checked?.step === 'memo' ? networkOf(checked.values) : undefined,
    /** Goes on to the memo where the network has one, else to the last look. */
    proceed: (values: AddressValues): void =>
      setChecked(
        (networkOf(values)?.memo ?? 'none') === 'none'
          ? { step: 'check', values: { ...values, memo: '' } }
          : { step: 'memo', values },
      ),
    typeMemo: (memo: string): void => change({ memo }, 'memo'),
    checkMemo: (memo: string): void => change({ memo }, 'check'),
    /** Back to the form. */
    leave: (): void => setChecked(undefined),
  };
};

/** The form of an address: what is typed, the steps after it, and what the server refuses. */
export const useAddressForm = (props: AddressFormProps) => {
  const { t } = useTranslation('payout');
  const { form, values, clear } = useTyped(props);
  const currency = props.currencies.find(({ id }) => `${id}` === values.currency);
  const networks = usePayoutNetworks(currency?.id);
  const steps = useSteps(networks.value);
  const flow = useSaveFlow((found) => {
    clear();
    props.onSaved(found);
  });
  const [savedValues, setSavedValues] = useState<typeof values>();
  const onFailed = (failure: ApiFailure): void => {
    steps.leave();
    const key = failure.kind === 'business' ? failure.key : undefined;
    const isUnverified = key === 'real_name_required';
    setSavedValues(key === 'withdrawal_address_exists' ? values : undefined);
    form.refuse(
      refusalTargetOf(ADDRESS_TARGETS, failure),
      isUnverified
        ? { text: failureText(failure), help: { text: t('verify'), to: props.verifyPath } }
        : failureNotice(failure),
    );
  };
  return {
    ...steps,
    form,
    networks,
    flow,
    currency,
    /** True if the server said of what is typed that it is saved already. */
    isSaved: savedValues === values,
    /** As typed, without what a copy brings. */
    values: { ...values, address: cleanAddress(values.address) },
    chooseCurrency: (id: string): void => form.restart({ currency: id, network: '', memo: '' }),
    /** The address as a whole, from the clipboard or a picture. */
    fillAddress: (text: string): void => form.restart({ address: cleanAddress(text) }),
    typeMemo: (memo: string): void => {
      steps.typeMemo(memo);
      form.restart({ memo });
    },
    save: (): void => {
      if (steps.checked === undefined || currency === undefined) return;
      const { network, address, memo } = steps.checked.values;
      if (props.onTake === undefined)
        return flow.start(addressSaving(currency.id, steps.checked.values), onFailed);
      clear();
      props.onTake({ currencyId: currency.id, network, address, memo: optionalText(memo) });
    },
  };
};
