import { useTranslation } from 'react-i18next';

const MINUTE = 60;

/** Gives the translated text of a duration in seconds, in minutes if these are whole. */
export const useDuration = (): ((seconds: number) => string) => {
  const { t } = useTranslation('seconds');
  return (seconds) =>
    seconds % MINUTE === 0
      ? t('minutes', { minutes: seconds / MINUTE })
      : t('duration', { seconds });
};
