import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { FormField } from '@/ui/form/form-field';
import { TYPED_ADDRESS_LENGTH } from '../address-model';
import type { AddressFormProps, useAddressForm } from '../use-address-form';
import { FitWarning } from './fit-warning';
import { PasteButton } from './paste-button';
import { ScanButton } from './scan-button';

/** The address, with what is wrong with it. One that is saved already leads to the list of the saved ones. */
export const AddressField = ({
  state: { form, values, fillAddress, isSaved },
  listPath,
}: { readonly state: ReturnType<typeof useAddressForm> } & Pick<AddressFormProps, 'listPath'>) => {
  const { t } = useTranslation('payout');
  return (
    <div className="flex flex-col gap-2">
      <FormField form={form} name="address">
        {(field) => (
          <TextArea
            {...field}
            label={t('address.label')}
            aside={
              <span className="flex gap-2">
                <ScanButton onScan={fillAddress} />
                <PasteButton onPaste={fillAddress} />
              </span>
            }
            rows={2}
            maxLength={TYPED_ADDRESS_LENGTH}
          />
        )}
      </FormField>
      {isSaved && <HelpLink text={t('title')} to={listPath} />}
      <FitWarning network={values.network} address={values.address} />
    </div>
  );
};
