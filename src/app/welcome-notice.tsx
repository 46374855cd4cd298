import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { Dialog } from '@/ui';
import { isWelcomeSeen, noteWelcomeSeen } from './welcome-seen';

/** Shown once on a device: the countries that are not served (specification, section 1). */
export const WelcomeNotice = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => !isWelcomeSeen());
  const accept = (): void => {
    noteWelcomeSeen();
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) accept();
      }}
      title={t('welcome.title', { brand: BRAND.name })}
      confirmLabel={t('welcome.accept')}
      onConfirm={accept}
    >
      <p>{t('welcome.text')}</p>
      <p className="mt-2 font-semibold text-ink">{t('welcome.countries')}</p>
    </Dialog>
  );
};
