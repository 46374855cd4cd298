import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusedCountryName } from '@/domain/eligibility/refused-areas';
import { CountryField as KitCountryField, LoadableView, Sheet, Skeleton } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import { useCountryNames } from '@/api/country-names';
import type { IdentityForm } from '../use-identity-form';
import { RefusedCountries } from './refused-countries';

/** The country of a person, from the server's list. Refused ones are shown, off, with the reason. */
export const CountryField = ({ form }: { readonly form: IdentityForm }) => {
  const { t } = useTranslation(['identity', 'app']);
  const [isListOpen, setListOpen] = useState(false);
  const locale = document.documentElement.lang;
  return (
    <div className="flex flex-col gap-2">
      <LoadableView
        of={useCountryNames()}
        texts={{ failed: t('form.countriesFailed'), retry: t('app:retry') }}
        skeleton={<Skeleton className="h-20 w-full" />}
      >
        {(names) => (
          <FormField form={form} name="country">
            {(field) => (
              <KitCountryField
                {...field}
                label={t('form.country')}
                placeholder={t('form.chooseCountry')}
                searchLabel={t('form.searchCountry')}
                emptyText={t('app:noMatch')}
                closeLabel={t('app:close')}
                locale={locale}
                countries={names.map((name) => ({
                  value: name,
                  name,
                  refusal: isRefusedCountryName(name) ? t('form.countryRefused') : undefined,
                }))}
              />
            )}
          </FormField>
        )}
      </LoadableView>
      {/* Over the form, so that what was typed and photographed stays. */}
      <button
        type="button"
        aria-haspopup="dialog"
        className="hit self-start rounded-small text-label font-semibold text-ink underline underline-offset-4"
        onClick={() => setListOpen(true)}
      >
        {t('refused.title')}
      </button>
      <Sheet
        open={isListOpen}
        onOpenChange={setListOpen}
        title={t('refused.title')}
        closeLabel={t('app:close')}
      >
        <RefusedCountries locale={locale} />
      </Sheet>
    </div>
  );
};
