import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReached } from '@/lib/use-reached';
import { TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import { CaretDownIcon } from '@/ui/icons';
import type { IdentifierFieldProps } from '../auth-form';
import type { DiallingCode } from '../model';
import { DiallingCodeSheet } from './dialling-code-sheet';

const DiallingCodeButton = ({
  area,
  isWrong,
  ...events
}: {
  readonly area: DiallingCode | undefined;
  readonly isWrong: boolean;
  readonly onClick: () => void;
} & ReturnType<typeof useReached>['reach']) => {
  const { t } = useTranslation('auth');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={area === undefined ? t('area.choose') : t('area.chosen', { code: area.code })}
      data-wrong={isWrong}
      {...events}
      className="hit -ml-2 flex min-h-9 shrink-0 items-center gap-1 rounded-small px-2"
    >
      {area === undefined ? t('area.code') : t('area.plus', { code: area.code })}
      <CaretDownIcon aria-hidden="true" size={16} className="text-ink-2" />
    </button>
  );
};

/** A national phone number with a button that selects its dialling code. */
export const PhoneField = ({ form, area, purpose }: IdentifierFieldProps) => {
  const { t } = useTranslation('auth');
  const [isPicking, setPicking] = useState(false);
  const { isReached, reach } = useReached(isPicking);
  return (
    <FormField form={form} name="area">
      {(picked) => (
        <>
          <FormField form={form} name="phone">
            {(field) => (
              <TextField
                {...field}
                label={t('phone.label')}
                type="tel"
                error={picked.error ?? field.error}
                autoComplete={purpose === 'login' ? 'username' : 'tel-national'}
                prefix={
                  <>
                    <DiallingCodeButton
                      area={area}
                      isWrong={picked.error !== undefined}
                      {...reach}
                      onClick={() => setPicking(true)}
                    />
                    <span aria-hidden="true" className="mr-2 h-5 w-px shrink-0 bg-line-strong/60" />
                  </>
                }
              />
            )}
          </FormField>
          {isReached && (
            <DiallingCodeSheet
              isOpen={isPicking}
              onOpenChange={setPicking}
              area={area}
              purpose={purpose}
              onPick={picked.onChange}
            />
          )}
        </>
      )}
    </FormField>
  );
};
