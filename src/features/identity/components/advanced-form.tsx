import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, TextArea } from '@/ui';
import { CheckIcon } from '@/ui/icons';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import type { PictureGroup } from '@/ui/input/upload-types';
import { ADDRESS_LENGTH, type DocumentType, type Submission } from '../model';
import { useAdvancedForm, type IdentityForm } from '../use-identity-form';
import { CountryField } from './country-field';
import { PersonFields } from './person-fields';
import { PhotoField } from './photo-field';

const RULES = ['corners', 'sharp', 'original'] as const;

/** What a photo must show. */
const PhotoGuide = () => {
  const { t } = useTranslation('identity');
  return (
    <div className="rounded-field bg-sunken px-4 py-3 dark:bg-raised">
      <p className="text-body font-semibold">{t('photo.guide')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {RULES.map((rule) => (
          <li key={rule} className="flex gap-2 text-body">
            <CheckIcon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-2" />
            {t(`photo.${rule}`)}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-label text-ink-2">{t('photo.format')}</p>
    </div>
  );
};

/** Texts of a side; those of a passport say which pages are meant. */
const SIDES = {
  front: {
    card: { label: 'photo.front', hint: 'photo.frontHint' },
    passport: { label: 'photo.passportFront', hint: 'photo.passportFrontHint' },
  },
  back: {
    card: { label: 'photo.back', hint: 'photo.backHint' },
    passport: { label: 'photo.passportBack', hint: 'photo.passportBackHint' },
  },
} as const;

const PhotoSide = (props: {
  readonly form: IdentityForm;
  readonly side: keyof typeof SIDES;
  readonly document: DocumentType;
  readonly group: PictureGroup;
  readonly last: Submission | undefined;
}) => {
  const { t } = useTranslation('identity');
  const { form, side, document: type, group, last } = props;
  const { label, hint } = SIDES[side][type === 'passport' ? 'passport' : 'card'];
  return (
    <FormField form={form} name={side}>
      {(field) => (
        <PhotoField
          field={field}
          label={t(label)}
          hint={t(hint)}
          group={group}
          earlier={last?.[side]}
        />
      )}
    </FormField>
  );
};

/** The form of level 2. `last` is what was submitted before: at level 1, or at level 2 if that was rejected. */
export const AdvancedForm = ({ last }: { readonly last: Submission | undefined }) => {
  const { t } = useTranslation('identity');
  const { form, isBusy, submit } = useAdvancedForm(last);
  const [group] = useState<PictureGroup>(() => new Map());
  return (
    <Card title={t('form.details')}>
      <Form form={form} label={t('form.details')} onChecked={submit}>
        <CountryField form={form} />
        <PersonFields form={form} last={last} />
        <FormField form={form} name="address">
          {(field) => (
            <TextArea {...field} label={t('form.address')} rows={2} maxLength={ADDRESS_LENGTH} />
          )}
        </FormField>
        <PhotoGuide />
        <FormField form={form} name="document">
          {({ value }) => (
            <>
              <PhotoSide form={form} side="front" document={value} group={group} last={last} />
              <PhotoSide form={form} side="back" document={value} group={group} last={last} />
            </>
          )}
        </FormField>
        <p className="text-label text-ink-3">{t('unstored')}</p>
        <SubmitPart form={form} label={t('form.submit')} isBusy={isBusy} />
      </Form>
    </Card>
  );
};
