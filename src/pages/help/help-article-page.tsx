import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { screensAbout } from '@/domain/screens/help-topics';
import { HelpArticleView, NoArticle } from '@/features/help';
import { useLanguage } from '@/features/language';
import { useRecordAddress } from '@/lib/use-record-address';
import { Card, LinkRow } from '@/ui';
import { ArrowRightIcon, HeadsetIcon, QuestionIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';
import { useScreenTitles } from './use-screen-titles';

/** The screens that an article is about. */
const Related = ({ topic }: { readonly topic: string }) => {
  const { t } = useTranslation('help');
  const about = screensAbout(topic);
  const titleOf = useScreenTitles(about);
  const screens = about.filter((screen) => titleOf(screen) !== undefined);
  return screens.length === 0 ? null : (
    <Card title={t('related')}>
      <div className="-mb-2 divide-y divide-line">
        {screens.map((screen) => (
          <LinkRow
            key={screen}
            Icon={ArrowRightIcon}
            to={SCREENS[screen]}
            title={titleOf(screen)}
          />
        ))}
      </div>
    </Card>
  );
};

/** Where to go if the article does not answer it. */
const MoreHelp = () => {
  const { t } = useTranslation('help');
  return (
    <Card title={t('still')}>
      <div className="-mb-2 divide-y divide-line">
        <LinkRow Icon={QuestionIcon} to={SCREENS.help} title={t('all')} />
        <LinkRow Icon={HeadsetIcon} to={SCREENS.customerService} title={t('ask')} />
      </div>
    </Card>
  );
};

/** A help article, `?id=`, with the screens that it is about, and the way to a person. */
const HelpArticlePage = () => {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const { opened } = useRecordAddress();
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5 pt-1">
        {opened === undefined ? (
          <NoArticle text={t('missing')} />
        ) : (
          <HelpArticleView key={opened} id={opened} language={language} isTitled>
            {({ topic }) => (
              <>
                {topic !== undefined && <Related topic={topic} />}
                <MoreHelp />
              </>
            )}
          </HelpArticleView>
        )}
      </div>
    </ScreenFrame>
  );
};

export default HelpArticlePage;
