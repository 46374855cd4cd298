import { useTranslation } from 'react-i18next';
import { PERSON_NAME_LENGTH } from '@/domain/account/person-name';
import { ChipGroup, TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import { DOCUMENT_TYPES, type Submission } from '../model';
import type { IdentityForm } from '../use-identity-form';

/** Longer than a document number may be, for spaces that are removed. */
const MAX_TYPED_NUMBER = 48;

const FIRST_NAME = { name: 'name', autoComplete: 'given-name' } as const;
const LAST_NAME = { name: 'surname', autoComplete: 'family-name' } as const;

/** Languages in which the last name comes first, as on documents. */
const LAST_NAME_FIRST = /^(?:zh|ja|ko|vi)\b/u;

/** The names in the order of the language. */
const namesIn = (locale: string) =>
  LAST_NAME_FIRST.test(locale) ? [LAST_NAME, FIRST_NAME] : [FIRST_NAME, LAST_NAME];

/** The document types to choose from. Level 2 is about the document of level 1, which is shown instead. */
const DocumentField = (props: { readonly form: IdentityForm; readonly isFixed: boolean }) => {
  const { t } = useTranslation('identity');
  const { form, isFixed } = props;
  return (
    <FormField form={form} name="document">
      {({ value, onChange }) => (
        <div className="flex flex-col gap-2">
          <span aria-hidden={!isFixed} className="text-label text-ink-2">
            {t('form.document')}
          </span>
          {isFixed ? (
            <>
              <span className="text-body font-semibold">{t(`form.${value}`)}</span>
              <span className="text-label text-ink-2">{t('form.sameDocument')}</span>
            </>
          ) : (
            <ChipGroup
              label={t('form.document')}
              value={value}
              onChange={onChange}
              options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`form.${type}`) }))}
            />
          )}
        </div>
      )}
    </FormField>
  );
};

/** Document type, names and number, the fields of both levels. */
export const PersonFields = (props: {
  readonly form: IdentityForm;
  /** What was submitted before, of which level 2 must be about the same document. */
  readonly last?: Submission | undefined;
}) => {
  const { t } = useTranslation('identity');
  const { form, last } = props;
  return (
    <>
      <DocumentField form={form} isFixed={last?.document !== undefined} />
      {namesIn(document.documentElement.lang).map(({ name, autoComplete }, index) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <TextField
              {...field}
              label={t(`form.${name}`)}
              hint={t(index === 0 ? 'form.asOnDocument' : 'form.oneName')}
              maxLength={PERSON_NAME_LENGTH}
              autoComplete={autoComplete}
              autoCapitalize="words"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="number">
        {(field) => (
          <TextField
            {...field}
            label={t('form.number')}
            hint={
              last === undefined
                ? t('form.numberHint')
                : t('form.sameNumber', { number: last.number })
            }
            maxLength={MAX_TYPED_NUMBER}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </FormField>
    </>
  );
};
