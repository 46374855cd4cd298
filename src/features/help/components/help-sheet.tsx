import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '@/domain/screens/help-topics';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, LoadableView, Sheet, SkeletonBars } from '@/ui';
import { useHelpList, type HelpLanguage } from '../queries';
import { HelpArticleView } from './help-article-view';

const HEIGHTS = ['h-24', 'h-32'] as const;

/** The article about a screen over it. A server that names no topics leads to all articles. */
export const HelpSheet = (props: {
  readonly topic: HelpTopic;
  readonly language: HelpLanguage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['help', 'app']);
  const { topic, language } = props;
  const list = useHelpList(language);
  const entry = list.value?.find((row) => row.topic === topic);
  return (
    <Sheet
      open={props.isOpen}
      onOpenChange={props.onClose}
      title={<span dir="auto">{entry?.title ?? t('what')}</span>}
      closeLabel={t('app:close')}
      footer={
        <div className="flex flex-wrap gap-2 *:flex-auto">
          <ButtonLink tone="secondary" size="medium" to={SCREENS.help}>
            {t('all')}
          </ButtonLink>
          <ButtonLink tone="secondary" size="medium" to={SCREENS.customerService}>
            {t('ask')}
          </ButtonLink>
        </div>
      }
    >
      <LoadableView
        of={list}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={HEIGHTS} />}
      >
        {() =>
          entry === undefined ? (
            <p className="text-body text-ink-2">{t('noArticle')}</p>
          ) : (
            <HelpArticleView id={entry.id} language={language} isTitled={false} />
          )
        }
      </LoadableView>
    </Sheet>
  );
};
