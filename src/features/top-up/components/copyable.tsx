import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '@/ui';

/** A text to copy, such as a memo or an account number. */
export const Copyable = (props: {
  readonly label: string;
  readonly value: string;
  readonly shown?: ReactNode;
}) => {
  const { t } = useTranslation('topUp');
  return (
    <CopyField
      {...props}
      copyLabel={t('copy')}
      copiedText={t('copied')}
      failedText={t('notCopied')}
    />
  );
};
