import { useTranslation } from 'react-i18next';
import { ACCOUNT_NAME_LENGTH, PHONE_LENGTH } from '@/domain/account/names';
import { AUTH_LIMITS, type IssueCode } from './model';

/** Translated texts of all validation errors. */
export const useIssueTexts = (): Readonly<Record<IssueCode, string>> => {
  const { t } = useTranslation('auth');
  return {
    accountRequired: t('issue.accountRequired'),
    accountInvalid: t('issue.accountInvalid', ACCOUNT_NAME_LENGTH),
    areaRequired: t('issue.areaRequired'),
    phoneRequired: t('issue.phoneRequired'),
    phoneTooShort: t('issue.phoneTooShort', { min: PHONE_LENGTH.min }),
    phoneInvalid: t('issue.phoneInvalid'),
    phoneOwn: t('issue.phoneOwn'),
    emailRequired: t('issue.emailRequired'),
    emailInvalid: t('issue.emailInvalid'),
    emailOwn: t('issue.emailOwn'),
    codeRequired: t('issue.codeRequired'),
    codeInvalid: t('issue.codeInvalid', { length: AUTH_LIMITS.codeLength }),
    passwordRequired: t('issue.passwordRequired'),
    passwordLength: t('issue.passwordLength', AUTH_LIMITS.password),
    confirmationRequired: t('issue.confirmationRequired'),
    confirmationDiffers: t('issue.confirmationDiffers'),
    inviteCodeRequired: t('issue.inviteCodeRequired'),
    agreementRequired: t('issue.agreementRequired'),
  };
};
