import { useTranslation } from 'react-i18next';
import { failureHelp } from '../failure-help';
import { failureText } from '../failure-text';
import type { PendingView } from './use-pending';

/** The texts of a sheet for every state of a submission. */
export const useSubmissionTexts = ({
  submission,
  isRefusing,
}: Pick<PendingView<unknown, unknown>, 'submission' | 'isRefusing'>) => {
  const { t } = useTranslation(['confirm', 'app']);
  return {
    refused: isRefusing ? t('oneAtATime') : undefined,
    sending: t('sending'),
    checking: t('checking'),
    unknown: t('unknown'),
    overdue: t('overdue'),
    help: submission.state === 'failed' ? failureHelp(submission.failure) : undefined,
    failed: `${t('notDone')} ${submission.state === 'failed' ? failureText(submission.failure) : ''}`,
    checkAgain: t('checkAgain'),
    setAside: t('setAside'),
    again: t('app:retry'),
    close: t('app:close'),
    moved: t('moved'),
    takeNewPrice: t('takeNewPrice'),
  };
};
