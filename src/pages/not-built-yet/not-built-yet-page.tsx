import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, EmptyState } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';

/** The placeholder of planned screens. */
const NotBuiltYetPage = () => {
  const { t } = useTranslation();
  return (
    <ScreenFrame>
      <EmptyState
        text={t('notBuilt.text')}
        action={
          <ButtonLink tone="secondary" size="medium" to={SCREENS.home}>
            {t('notBuilt.action')}
          </ButtonLink>
        }
      />
    </ScreenFrame>
  );
};

export default NotBuiltYetPage;
