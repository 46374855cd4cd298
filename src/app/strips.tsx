import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { Extra, Strip } from '@/ui';

/** The presenter's tool; production builds drop it. */
const PresenterButton = __DEMO__
  ? late(async () => (await import('@/demo/presenter-button')).PresenterButton)
  : undefined;

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Strips above every page: that data is simulated (demo builds; cannot be hidden) and that the device is offline. */
export const Strips = () => {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <>
      {__DEMO__ && (
        <div className="sticky top-0 z-30 [&>output]:min-h-(--strip-height)">
          <Strip tone="neutral">
            {t('simulated')}
            {PresenterButton !== undefined && (
              <Extra>
                <PresenterButton />
              </Extra>
            )}
          </Strip>
        </div>
      )}
      {!isOnline && <Strip>{t('offline')}</Strip>}
    </>
  );
};
