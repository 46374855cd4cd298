import { useTranslation } from 'react-i18next';
import { isRefusedCountryName } from '@/domain/eligibility/countries';
import { SCREENS } from '@/domain/screens/screens';
import { CountryField as KitCountryField, Link, LoadableView, Skeleton } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import { useCountryNames } from '@/api/country-names';
import type { IdentityForm } from '../use-identity-form';

/** The country of a person, from the server's list. Refused ones are shown, off, with the reason. */
export const CountryField = ({ form }: { readonly form: IdentityForm }) => {
  const { t } = useTranslation(['identity', 'app']);
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
                locale={document.documentElement.lang}
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
      <Link
        to={SCREENS.countries}
        className="hit self-start rounded-small text-label font-semibold text-ink underline underline-offset-4"
      >
        {t('refused.title')}
      </Link>
    </div>
  );
};
