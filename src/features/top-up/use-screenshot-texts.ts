import { useTranslation } from 'react-i18next';
import { uploadFailureText } from '@/api/upload-failure';
import type { UploaderTexts } from '@/ui/input/uploader';
import { PROBLEM_TEXTS } from '@/ui/input/upload-types';

/** The texts of the uploader of a screenshot. */
export const useScreenshotTexts = (): UploaderTexts => {
  const { t } = useTranslation(['topUp', 'app']);
  return {
    choose: t('receipt.choose'),
    camera: t('receipt.camera'),
    preparing: t('receipt.preparing'),
    uploading: t('receipt.uploading'),
    sending: (percent) => t('receipt.sending', { percent }),
    sent: t('receipt.sent'),
    retry: (name) => t('receipt.retry', { name }),
    remove: (name) => t('receipt.remove', { name }),
    refused: ({ name, problem }) => t(PROBLEM_TEXTS[problem], { name }),
    failed: (reason) =>
      uploadFailureText(reason, {
        existing: t('receipt.existing'),
        networkFailed: t('app:networkFailed'),
      }),
  };
};
