import { HelpSearch, HelpSearchField } from '@/features/help';
import { useLanguage } from '@/features/language';
import { ScreenFrame } from '../screen/screen-frame';
import { useTypedQuery } from '../screen/use-typed-query';

/** Help, for visitors too. */
const HelpPage = () => {
  const language = useLanguage();
  const { query, search } = useTypedQuery();
  return (
    <ScreenFrame
      header={
        <div className="gutter pb-3">
          <HelpSearchField query={query} onQuery={search} />
        </div>
      }
    >
      <div className="gutter pt-1">
        <HelpSearch query={query} language={language} />
      </div>
    </ScreenFrame>
  );
};

export default HelpPage;
