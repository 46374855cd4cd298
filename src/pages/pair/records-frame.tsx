import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink, PageHeader, Segmented, Tabs } from '@/ui';

/** Which list of the market the orders are on. */
type Board = 'crypto' | 'forex';

const BOTH = ['crypto', 'forex'] as const satisfies readonly Board[];

const pick = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);

/** Records by market and status; both are in the address, so back and reload keep them. A single market has no tab. */
export const RecordsFrame = <T extends string>(props: {
  readonly title: string;
  /** Both, if it is absent. */
  readonly boards?: readonly [Board, ...Board[]];
  /** The first is shown at first. */
  readonly filters: readonly [T, ...T[]];
  readonly filterLabel: (filter: T) => string;
  /** Leads to other records, of the market that is shown. */
  readonly beside?: { readonly to: string; readonly label: string };
  /** What to do next where there are no records yet. */
  readonly goOn: { readonly to: string; readonly label: string };
  /** `goOn` is to be shown in place of records. */
  readonly children: (board: Board, filter: T, goOn: ReactNode) => ReactNode;
}) => {
  const { t } = useTranslation(['market', 'app']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { boards = BOTH, beside, goOn } = props;
  const board = pick(boards, search.get('market')) ?? boards[0];
  const filter = pick(props.filters, search.get('status')) ?? props.filters[0];
  const show = (market: Board, status: T): void => {
    const next = new URLSearchParams(search);
    // A pair is on one board alone.
    if (market !== board) next.delete('pair');
    next.set('market', market);
    next.set('status', status);
    setSearch(next, { replace: true });
  };
  const records = (
    <>
      <div className="py-3">
        <Segmented
          label={t('status')}
          value={filter}
          onChange={(value) => show(board, value)}
          options={props.filters.map((value) => ({ value, label: props.filterLabel(value) }))}
        />
      </div>
      <Fragment key={`${board} ${filter}`}>
        {props.children(
          board,
          filter,
          <ButtonLink tone="secondary" size="medium" to={goOn.to}>
            {goOn.label}
          </ButtonLink>,
        )}
      </Fragment>
    </>
  );
  return (
    <main>
      <PageHeader
        title={props.title}
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
        actions={
          beside && (
            // Icons reach into the gutter; a button ends at it.
            <span className="mr-2.5">
              <ButtonLink tone="secondary" size="small" to={`${beside.to}?market=${board}`}>
                {beside.label}
              </ButtonLink>
            </span>
          )
        }
      />
      <div className="gutter">
        {boards.length === 1 ? (
          records
        ) : (
          <Tabs
            label={t('markets')}
            value={board}
            onChange={(value) => show(value, filter)}
            items={boards.map((value) => ({ value, label: t(`boards.${value}`) }))}
          >
            {records}
          </Tabs>
        )}
      </div>
    </main>
  );
};
