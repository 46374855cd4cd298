import { useTranslation } from 'react-i18next';

const MINUTE = 60;

/** A span of whole seconds in words: in minutes where it is whole minutes. */
export const useDuration = (): ((seconds: number) => string) => {
  const { t } = useTranslation('seconds');
  return (seconds) =>
    seconds % MINUTE === 0
      ? t('minutes', { minutes: seconds / MINUTE })
      : t('duration', { seconds });
};
