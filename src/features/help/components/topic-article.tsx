import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '@/domain/screens/help-topics';
import { LoadableView, SkeletonBars } from '@/ui';
import { useHelpList, type HelpLanguage } from '../queries';
import { HelpArticleView } from './help-article-view';

const HEIGHTS = ['h-7', 'h-24', 'h-32'] as const;

/** The article about a screen. Says so if the server names none for it. */
export const TopicArticle = (props: {
  readonly topic: HelpTopic;
  readonly language: HelpLanguage;
}) => {
  const { t } = useTranslation(['help', 'app']);
  const { topic, language } = props;
  const list = useHelpList(language);
  const entry = list.value?.find((row) => row.topic === topic);
  return (
    <LoadableView
      of={list}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={HEIGHTS} />}
    >
      {() =>
        entry === undefined ? (
          <p className="text-body text-ink-2">{t('noArticle')}</p>
        ) : (
          <HelpArticleView id={entry.id} language={language} isTitled />
        )
      }
    </LoadableView>
  );
};
