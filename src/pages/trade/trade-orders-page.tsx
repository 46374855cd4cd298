import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { OrderHistory, type Board, type StatusFilter } from '@/features/seconds-contract';
import { buttonClass, Link, PageHeader, Segmented, Tabs } from '@/ui';

const BOARDS = ['crypto', 'forex'] as const satisfies readonly Board[];
const FILTERS = ['all', 'running', 'settled'] as const satisfies readonly StatusFilter[];

const pick = <T extends string>(known: readonly T[], text: string | null, fallback: T): T =>
  known.find((value) => value === text) ?? fallback;

/** The user's seconds contracts, by market and status; both are in the address, so back and reload keep them. */
const TradeOrdersPage = () => {
  const { t } = useTranslation(['seconds', 'app']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const board = pick(BOARDS, search.get('market'), 'crypto');
  const filter = pick(FILTERS, search.get('status'), 'all');
  const show = (market: Board, status: StatusFilter): void =>
    setSearch({ market, status }, { replace: true });
  return (
    <main>
      <PageHeader
        title={t('history.title')}
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
      />
      <div className="gutter">
        <Tabs
          label={t('history.board')}
          value={board}
          onChange={(value) => show(value, filter)}
          items={BOARDS.map((value) => ({ value, label: t(`history.${value}`) }))}
        >
          <div className="py-3">
            <Segmented
              label={t('history.filter')}
              value={filter}
              onChange={(value) => show(board, value)}
              options={FILTERS.map((value) => ({ value, label: t(`history.${value}`) }))}
            />
          </div>
          <OrderHistory
            key={`${board} ${filter}`}
            board={board}
            filter={filter}
            emptyAction={
              <Link
                className={buttonClass({ tone: 'secondary', size: 'medium' })}
                to={SCREENS.trade}
              >
                {t('history.emptyAction')}
              </Link>
            }
          />
        </Tabs>
      </div>
    </main>
  );
};

export default TradeOrdersPage;
