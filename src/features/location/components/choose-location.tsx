import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryNames } from '@/api/country-names';
import type { Place } from '@/domain/location/place';
import { useDraft } from '@/session/use-draft';
import { Card, CountryField, LoadableView, Skeleton, TextField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import {
  EMPTY_LOCATION,
  LOCATION_LENGTHS,
  locationSchema,
  parseLocationDraft,
  toPlace,
  type LocationIssue,
  type LocationValues,
} from '../model';
import { useDevicePosition } from '../use-device-position';
import { DevicePart } from './device-part';

const useIssueTexts = (): Readonly<Record<LocationIssue, string>> => {
  const { t } = useTranslation('location');
  return {
    countryRequired: t('choose.countryRequired'),
    townRequired: t('choose.townRequired'),
  };
};

const useLocationForm = (hasPosition: boolean) => {
  const { draft, setDraft, clear } = useDraft('location', EMPTY_LOCATION, parseLocationDraft);
  const form = useCheckedForm<LocationValues, LocationValues>({
    schema: locationSchema(hasPosition),
    start: draft,
    issueTexts: useIssueTexts(),
    onChange: setDraft,
  });
  const recheck = useEffectEvent(() => (['country', 'town'] as const).forEach(form.recheck));
  // Synchronises the errors on the screen with what is needed: with a position the address may stay empty.
  useEffect(() => {
    if (hasPosition) recheck();
  }, [hasPosition]);
  return { form, clear };
};

const CountryPart = ({ form }: Pick<ReturnType<typeof useLocationForm>, 'form'>) => {
  const { t } = useTranslation(['location', 'app']);
  return (
    <LoadableView
      of={useCountryNames()}
      texts={{ failed: t('choose.countriesFailed'), retry: t('app:retry') }}
      skeleton={<Skeleton className="h-20 w-full" />}
    >
      {(names) => (
        <FormField form={form} name="country">
          {(field) => (
            <CountryField
              {...field}
              label={t('choose.country')}
              placeholder={t('choose.chooseCountry')}
              searchLabel={t('choose.searchCountry')}
              emptyText={t('app:noMatch')}
              closeLabel={t('app:close')}
              locale={document.documentElement.lang}
              countries={names.map((name) => ({ value: name, name }))}
            />
          )}
        </FormField>
      )}
    </LoadableView>
  );
};

/** A place by its address, by the position of the device, or by both. */
export const ChooseLocation = ({ onChosen }: { readonly onChosen: (place: Place) => void }) => {
  const { t } = useTranslation('location');
  const device = useDevicePosition();
  const { state } = device;
  const position = state.kind === 'found' ? state.position : undefined;
  const { form, clear } = useLocationForm(position !== undefined);
  const use = (values: LocationValues): void => {
    clear();
    onChosen(toPlace(values, position, document.documentElement.lang));
  };
  return (
    <Form form={form} label={t('choose.title')} onChecked={use}>
      <Card title={t('address')}>
        <div className="flex flex-col gap-5">
          <CountryPart form={form} />
          {(['town', 'street'] as const).map((name) => (
            <FormField key={name} form={form} name={name}>
              {(field) => (
                <TextField
                  {...field}
                  label={t(`choose.${name}`)}
                  maxLength={LOCATION_LENGTHS[name]}
                  autoComplete={name === 'town' ? 'address-level2' : 'street-address'}
                  autoCapitalize="words"
                />
              )}
            </FormField>
          ))}
        </div>
      </Card>
      <DevicePart {...device} />
      <SubmitPart form={form} label={t('choose.use')} isBusy={false} />
    </Form>
  );
};
