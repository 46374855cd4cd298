import { useTranslation } from 'react-i18next';
import { uploadFailureText } from '@/api/upload-failure';
import type { UploaderTexts } from '@/ui/input/uploader';
import { PROBLEM_TEXTS } from '@/ui/input/upload-types';

/** The texts of an uploader of one photo. */
export const usePhotoTexts = (): UploaderTexts => {
  const { t } = useTranslation(['identity', 'app']);
  return {
    choose: t('photo.choose'),
    camera: t('photo.camera'),
    preparing: t('photo.preparing'),
    uploading: t('photo.uploading'),
    sending: (percent) => t('photo.sending', { percent }),
    sent: t('photo.sent'),
    retry: (name) => t('photo.retry', { name }),
    remove: (name) => t('photo.remove', { name }),
    refused: ({ name, problem }) => t(PROBLEM_TEXTS[problem], { name }),
    failed: (reason) =>
      uploadFailureText(reason, {
        existing: t('photo.existing'),
        networkFailed: t('app:networkFailed'),
      }),
  };
};
