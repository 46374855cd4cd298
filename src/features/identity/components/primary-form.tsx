import { useTranslation } from 'react-i18next';
import { Card } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import type { Submission } from '../model';
import { usePrimaryForm } from '../use-identity-form';
import { PersonFields } from './person-fields';

/** The form of level 1. `last` is what was submitted before, if it was rejected. */
export const PrimaryForm = ({ last }: { readonly last: Submission | undefined }) => {
  const { t } = useTranslation('identity');
  const { form, isBusy, submit } = usePrimaryForm(last);
  return (
    <Card title={t('form.details')}>
      <Form form={form} label={t('form.details')} onChecked={submit}>
        <PersonFields form={form} />
        <p className="text-label text-ink-3">{t('unstored')}</p>
        <SubmitPart form={form} label={t('form.submit')} isBusy={isBusy} />
      </Form>
    </Card>
  );
};
