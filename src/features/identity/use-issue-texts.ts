import { useTranslation } from 'react-i18next';
import type { IssueCode } from './model';

/** Translated texts of all validation errors. */
export const useIssueTexts = (): Readonly<Record<IssueCode, string>> => {
  const { t } = useTranslation('identity');
  return {
    nameRequired: t('issue.nameRequired'),
    surnameRequired: t('issue.surnameRequired'),
    nameInvalid: t('issue.nameInvalid'),
    numberRequired: t('issue.numberRequired'),
    numberInvalid: t('issue.numberInvalid'),
    countryRequired: t('issue.countryRequired'),
    countryRefused: t('form.countryRefused'),
    photoRequired: t('issue.photoRequired'),
    photoDuplicate: t('issue.photoDuplicate'),
    photoRejected: t('issue.photoRejected'),
  };
};
