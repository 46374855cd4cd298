import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { helpTopicOf } from '@/domain/screens/help-topics';
import { screenAt } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { IconButton } from '@/ui';
import { QuestionIcon } from '@/ui/icons';

const Article = lazy(async () => {
  const { HelpSheet } = await import('@/features/help');
  return { default: HelpSheet };
});

/** Opens the article about the current screen over it; nothing on a screen without a topic. */
export const WhatIsThis = ({ look }: { readonly look: 'icon' | 'text' }) => {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const topic = helpTopicOf(screenAt(useLocation().pathname));
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (topic === undefined) return null;
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {look === 'icon' ? (
        // As narrow as it shows, so that titles keep their place on the narrowest phones; the target stays large.
        <span className="-mr-1 -ml-2">
          <IconButton
            label={t('what')}
            icon={<QuestionIcon size={22} className="text-ink-2" />}
            onClick={open}
          />
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="press inline-flex min-h-11 items-center gap-1.5 text-label text-ink-2 underline"
        >
          <QuestionIcon aria-hidden="true" size={18} />
          {t('what')}
        </button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <Article
            topic={topic}
            language={language}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
