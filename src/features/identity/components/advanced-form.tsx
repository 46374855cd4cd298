import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, TextArea } from '@/ui';
import { CheckIcon } from '@/ui/icons';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField, type FieldBinding } from '@/ui/form/form-field';
import { createPictureGroup } from '@/ui/input/picture-group';
import { ADDRESS_LENGTH, type DocumentType, type Submission } from '../model';
import { photoIssueOf } from '../photo-issues';
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

/** Both photos. What is wrong with one that is uploaded is said at once, not only when the form is submitted. */
const Photos = (props: {
  readonly form: IdentityForm;
  readonly document: DocumentType;
  readonly last: Submission | undefined;
}) => {
  const { t } = useTranslation('identity');
  const { form, document: type, last } = props;
  const [group] = useState(createPictureGroup);
  const sideOf = (
    side: keyof typeof SIDES,
    field: FieldBinding<string>,
    photos: Parameters<typeof photoIssueOf>[1],
  ) => {
    const { label, hint } = SIDES[side][type === 'passport' ? 'passport' : 'card'];
    const issue = photoIssueOf(side, photos, last);
    const error = field.error ?? (issue && form.issueTexts[issue]);
    return (
      <PhotoField
        field={{ ...field, error }}
        label={t(label)}
        hint={t(hint)}
        group={group}
        earlier={last?.[side]}
      />
    );
  };
  return (
    <FormField form={form} name="front" partner="back">
      {(front) => (
        <FormField form={form} name="back" partner="front">
          {(back) => {
            const photos = { front: front.value, back: back.value };
            return (
              <>
                {sideOf('front', front, photos)}
                {sideOf('back', back, photos)}
              </>
            );
          }}
        </FormField>
      )}
    </FormField>
  );
};

/** The form of level 2. `last` is what was submitted before: at level 1, or at level 2 if that was rejected. */
export const AdvancedForm = ({ last }: { readonly last: Submission | undefined }) => {
  const { t } = useTranslation('identity');
  const { form, isBusy, submit } = useAdvancedForm(last);
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
          {({ value }) => <Photos form={form} document={value} last={last} />}
        </FormField>
        <p className="text-label text-ink-3">{t('unstored')}</p>
        <SubmitPart form={form} label={t('form.submit')} isBusy={isBusy} />
      </Form>
    </Card>
  );
};
