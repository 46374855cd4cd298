import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';

/** Home for visitors: what the product is, a practice trade, and links to log in or register. */
export const VisitorWelcome = ({ practice }: { readonly practice: ReactNode }) => {
  const { t } = useTranslation('account');
  return (
    <section aria-label={t('welcome.label', { brand: BRAND.name })} className="pt-3">
      <p className="max-w-80 text-screen text-balance">{t('welcome.title')}</p>
      {/* Narrow: the font that stands in until the web font is there breaks it at the same word. */}
      <p className="mt-2 max-w-80 text-body text-ink-2">{t('welcome.text')}</p>
      <div className="mt-4 empty:hidden">{practice}</div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ButtonLink to={SCREENS.register} tone="secondary" size="medium">
          {t('welcome.register')}
        </ButtonLink>
        <ButtonLink to={SCREENS.login} tone="secondary" size="medium">
          {t('welcome.logIn')}
        </ButtonLink>
      </div>
    </section>
  );
};
