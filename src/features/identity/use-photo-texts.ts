import { useTranslation } from 'react-i18next';
import { failureOf, refusalKeyOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import type { UploaderTexts } from '@/ui/input/uploader';
import type { RefusedPicture } from '@/ui/input/upload-types';
import { UPLOAD_TEXTS } from './refusals';

const TEXTS: Readonly<Record<string, 'catalogue' | 'photo.existing'>> = UPLOAD_TEXTS;

const PROBLEMS = {
  wrong_type: 'problem.wrongType',
  too_large: 'problem.tooLarge',
  duplicate: 'problem.duplicate',
  too_many: 'problem.tooMany',
  unreadable: 'problem.unreadable',
} as const satisfies Record<RefusedPicture['problem'], string>;

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
    refused: ({ name, problem }) => t(PROBLEMS[problem], { name }),
    failed: (reason) => {
      const own = TEXTS[refusalKeyOf(reason) ?? ''] ?? 'catalogue';
      if (own !== 'catalogue') return t(own);
      const failure = failureOf(reason);
      return failure === undefined ? t('app:networkFailed') : failureText(failure);
    },
  };
};
