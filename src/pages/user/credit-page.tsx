import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ScoreView } from '@/features/credit';
import { Card, LinkRow } from '@/ui';
import { QuestionIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** Credit score: the number, what it is made of, and the way to the help articles. */
const CreditPage = () => {
  const { t } = useTranslation('help');
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <ScoreView />
        <Card>
          <div className="-my-2">
            <LinkRow
              Icon={QuestionIcon}
              to={SCREENS.help}
              title={t('title')}
              detail={t('hub.articles')}
            />
          </div>
        </Card>
      </div>
    </ScreenFrame>
  );
};

export default CreditPage;
