import { useTranslation } from 'react-i18next';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import { useRefusalText } from './use-texts';

/** The texts of a sheet, with this feature's own words for refusals and for figures that are out of date. */
export const useSheetTexts = (view: PendingView<unknown, unknown>, confirm: string) => {
  const { t } = useTranslation(['loan', 'confirm']);
  const texts = useSubmissionTexts(view);
  const refusalText = useRefusalText();
  const { submission } = view;
  const own =
    submission.state === 'failed' && submission.failure.kind === 'business'
      ? refusalText(submission.failure.key)
      : undefined;
  return {
    ...texts,
    confirm,
    failed: own === undefined ? texts.failed : `${t('confirm:notDone')} ${own}`,
    moved: t('moved'),
    takeNewPrice: t('update'),
  };
};
