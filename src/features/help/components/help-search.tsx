import { useTranslation } from 'react-i18next';
import { helpPath } from '@/domain/screens/help-path';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, Card, EmptyState, Link, ListRow, LoadableView, SkeletonRows } from '@/ui';
import { HeadsetIcon, QuestionIcon } from '@/ui/icons';
import { SearchField } from '@/ui/input/search-field';
import { inSections, type HelpEntry } from '../model';
import { useHelpList, useHelpTexts, type HelpLanguage } from '../queries';
import { searchHelp } from '../search';

interface HelpSearchProps {
  readonly query: string;
  readonly language: HelpLanguage;
}

const ArticleRow = (props: {
  readonly id: number;
  readonly title: string;
  readonly excerpt?: string | undefined;
}) => (
  <li>
    <ListRow
      title={props.title}
      detail={
        props.excerpt !== undefined && (
          <span dir="auto" className="line-clamp-2">
            {props.excerpt}
          </span>
        )
      }
      caret
      link={<Link to={helpPath(props.id)} />}
    />
  </li>
);

/** All articles under their headings. */
const Sections = ({ entries }: { readonly entries: readonly HelpEntry[] }) => (
  <>
    {inSections(entries).map(({ section, entries: own }) => (
      <Card key={section ?? ''} title={section}>
        <ul className="-my-2 divide-y divide-line">
          {own.map(({ id, title }) => (
            <ArticleRow key={id} id={id} title={title} />
          ))}
        </ul>
      </Card>
    ))}
  </>
);

const AskButton = () => {
  const { t } = useTranslation('help');
  return (
    <ButtonLink tone="secondary" size="medium" to={SCREENS.customerService}>
      {t('ask')}
    </ButtonLink>
  );
};

/** The articles that fit; nothing found leads to a person. */
const Results = (props: HelpSearchProps & { readonly entries: readonly HelpEntry[] }) => {
  const { t } = useTranslation('help');
  const { texts, isLoading } = useHelpTexts(props.entries, props.language);
  const found = searchHelp(texts, props.query);
  if (found.length === 0)
    return isLoading ? (
      <SkeletonRows rows={3} />
    ) : (
      <output>
        <EmptyState
          icon={<HeadsetIcon size={40} />}
          text={t('nothing', { query: props.query.trim() })}
          action={<AskButton />}
        />
      </output>
    );
  return (
    <Card>
      <output className="sr-only">{t('found', { count: found.length })}</output>
      <ul className="-my-2 divide-y divide-line">
        {found.map(({ id, excerpt }) => (
          <ArticleRow
            key={id}
            id={id}
            title={props.entries.find((entry) => entry.id === id)?.title ?? ''}
            excerpt={excerpt}
          />
        ))}
      </ul>
    </Card>
  );
};

/** The search input of help. */
export const HelpSearchField = (props: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) => {
  const { t } = useTranslation(['help', 'app']);
  return (
    <search className="flex">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('app:clear')}
        enterKeyHint="search"
        {...props}
      />
    </search>
  );
};

/** The articles by section; while something is searched, those that fit. */
export const HelpSearch = ({ query, language }: HelpSearchProps) => {
  const { t } = useTranslation(['help', 'app']);
  return (
    <LoadableView
      of={useHelpList(language)}
      texts={{ failed: t('failed'), retry: t('app:retry') }}
      skeleton={<SkeletonRows rows={6} />}
      empty={{
        isEmpty: ({ length }) => length === 0,
        content: (
          <EmptyState icon={<QuestionIcon size={40} />} text={t('none')} action={<AskButton />} />
        ),
      }}
    >
      {(entries) =>
        query.trim() === '' ? (
          <div className="flex flex-col gap-4">
            <Sections entries={entries} />
            <div className="flex flex-col items-center gap-3 py-4 text-body text-ink-2">
              <p>{t('still')}</p>
              <AskButton />
            </div>
          </div>
        ) : (
          <Results entries={entries} query={query} language={language} />
        )
      }
    </LoadableView>
  );
};
