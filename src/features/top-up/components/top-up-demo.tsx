import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '@/ui';
import { WalletIcon } from '@/ui/icons';

/** What topping up is for, in the demo account, which cannot; leads to the live one. */
export const TopUpDemo = ({ livePath }: { readonly livePath: string }) => {
  const { t } = useTranslation('topUp');
  return (
    <section className="rounded-card bg-surface px-4 pt-6">
      <h2 className="text-center text-title">{t('demo.title')}</h2>
      <EmptyState
        icon={<WalletIcon size={40} />}
        text={t('demo.text')}
        action={<ButtonLink to={livePath}>{t('demo.switch')}</ButtonLink>}
      />
    </section>
  );
};
