import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ScoreView } from '@/features/credit';
import { Card, LinkRow } from '@/ui';
import { QuestionIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** Credit score: the number, its meaning, and where to read how it is counted. */
const CreditPage = () => {
  const { t } = useTranslation('credit');
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <ScoreView />
        <Card>
          <div className="-my-2">
            <LinkRow
              Icon={QuestionIcon}
              to={SCREENS.help}
              title={t('help.title')}
              detail={t('help.text')}
            />
          </div>
        </Card>
      </div>
    </ScreenFrame>
  );
};

export default CreditPage;
