import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, EmptyState, PageHeader } from '@/ui';

/** The page for an unknown address. */
export const PageNotFound = () => {
  const { t } = useTranslation();
  return (
    <main className="page-column min-h-dvh">
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        text={t('notFound.text')}
        action={
          <ButtonLink tone="secondary" size="medium" to={SCREENS.home}>
            {t('notFound.action')}
          </ButtonLink>
        }
      />
    </main>
  );
};
