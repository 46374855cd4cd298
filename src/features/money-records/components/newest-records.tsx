import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, Card, ErrorState, SkeletonRows } from '@/ui';
import { useNewest } from '../use-newest';
import { RecordRow } from './record-row';

const SHOWN = 5;

/** The newest movements of a currency, and the way to all of them. */
export const NewestRecords = ({ currency }: { readonly currency: string }) => {
  const { t } = useTranslation(['moneyRecords', 'app']);
  const { items, ...list } = useNewest(currency, SHOWN);
  return (
    <Card
      title={t('newest')}
      aside={
        <ButtonLink
          tone="secondary"
          size="small"
          to={`${SCREENS.moneyRecords}?${new URLSearchParams({ currency }).toString()}`}
        >
          {t('all')}
        </ButtonLink>
      }
    >
      {(items === undefined ? !list.isError : list.isSearching && items.length === 0) && (
        <SkeletonRows rows={3} />
      )}
      {items === undefined && list.isError && (
        <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={list.retry} />
      )}
      {items?.length === 0 && !list.isSearching && (
        <p className="text-body text-ink-2">{t(list.isCut ? 'noneNewest' : 'noRecords')}</p>
      )}
      <ul className="-my-2 divide-y divide-line">
        {items?.map((record) => (
          <li key={`${record.kind} ${record.id}`}>
            <RecordRow record={record} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
