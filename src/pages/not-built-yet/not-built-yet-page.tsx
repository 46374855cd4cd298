import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, EmptyState, PageHeader } from '@/ui';

/** What later work's screens show until they are built: the truth. */
const NotBuiltYetPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main>
      <PageHeader
        title={t('notBuilt.title')}
        back={{ label: t('back'), onBack: () => void navigate(-1) }}
      />
      <EmptyState
        text={t('notBuilt.text')}
        action={
          <ButtonLink tone="secondary" size="medium" to={SCREENS.home}>
            {t('notBuilt.action')}
          </ButtonLink>
        }
      />
    </main>
  );
};

export default NotBuiltYetPage;
