import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { Dialog } from '@/ui';
import { isWelcomeSeen, markWelcomeSeen } from './welcome-seen';

/** The notice about countries that are not served, shown once per device (specification, section 1). */
export const WelcomeNotice = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => !isWelcomeSeen());
  const accept = (): void => {
    markWelcomeSeen();
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
