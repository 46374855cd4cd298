import { useTranslation } from 'react-i18next';
import { UNKNOWN } from '@/domain/format/numbers';
import { Amount, Card, DetailList, EmptyState, LoadableView, SkeletonRows } from '@/ui';
import { UsersThreeIcon } from '@/ui/icons';
import type { Invitation } from '../model';
import { useInvitation } from '../queries';

/** The currency of rebates, by contract. */
const CURRENCY = 'USDT';

const isNobody = ({ invited, people }: Invitation): boolean =>
  people.length === 0 && (invited ?? 0) === 0;

const Result = ({ of }: { readonly of: Invitation }) => {
  const { t } = useTranslation('invite');
  return (
    <>
      <DetailList
        items={[
          { label: t('people.count'), value: of.invited ?? UNKNOWN },
          {
            label: t('people.rebate'),
            value: <Amount value={of.rebate} currency={CURRENCY} />,
          },
        ]}
      />
      {of.people.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-field bg-sunken px-4">
          {of.people.map(({ id, name, rebate }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3 py-2">
              <bdi className="min-w-0 text-body wrap-anywhere">{name}</bdi>
              <Amount value={rebate} currency={CURRENCY} size="label" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** How many people registered with the code, the rebate, and some of them with masked names. */
export const People = () => {
  const { t } = useTranslation(['invite', 'app']);
  return (
    <Card title={t('people.title')}>
      <LoadableView
        of={useInvitation()}
        texts={{ failed: t('people.failed'), retry: t('app:retry') }}
        skeleton={<SkeletonRows rows={2} />}
        empty={{
          isEmpty: isNobody,
          content: <EmptyState icon={<UsersThreeIcon size={40} />} text={t('people.none')} />,
        }}
      >
        {(invitation) => <Result of={invitation} />}
      </LoadableView>
      <p className="mt-3 text-label text-ink-2">{t('people.note')}</p>
    </Card>
  );
};
