import { useTranslation } from 'react-i18next';
import { failureOf, refusalKeyOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import type { UploaderTexts } from '@/ui/input/uploader';
import type { RefusedPicture } from '@/ui/input/upload-types';
import { UPLOAD_TEXTS } from './refusals';

const TEXTS: Readonly<Record<string, 'catalogue' | 'receipt.existing'>> = UPLOAD_TEXTS;

const PROBLEMS = {
  wrong_type: 'problem.wrongType',
  too_large: 'problem.tooLarge',
  duplicate: 'problem.duplicate',
  too_many: 'problem.tooMany',
  unreadable: 'problem.unreadable',
} as const satisfies Record<RefusedPicture['problem'], string>;

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
    refused: ({ name, problem }) => t(PROBLEMS[problem], { name }),
    failed: (reason) => {
      const own = TEXTS[refusalKeyOf(reason) ?? ''] ?? 'catalogue';
      if (own !== 'catalogue') return t(own);
      const failure = failureOf(reason);
      return failure === undefined ? t('app:networkFailed') : failureText(failure);
    },
  };
};
