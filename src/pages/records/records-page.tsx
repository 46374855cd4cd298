import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Board } from '@/domain/codes/board';
import { ButtonLink, Segmented, Tabs } from '@/ui';
import type { RecordFrame } from '@/ui/layout/record-list';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useRecordFrame } from './use-record-frame';

const BOTH = ['crypto', 'forex'] as const satisfies readonly Board[];

const pick = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((value) => value === text);

/** Records by board and status. Both, and the open record, are in the address. A single board has no tabs. */
export const RecordsPage = <T extends string>(props: {
  /** Default: both. */
  readonly boards?: readonly [Board, ...Board[]];
  /** The first one is the default. */
  readonly filters: readonly [T, ...T[]];
  readonly filterLabel: (filter: T) => ReactNode;
  /** A link to other records of the selected board. */
  readonly beside?: { readonly to: string; readonly label: string };
  /** Shown instead of the records, where the account in use can have none. */
  readonly instead?: ReactNode;
  /** The action if there are no records yet. */
  readonly goOn: { readonly to: string; readonly label: string };
  /** Renders the list of one board and status. */
  readonly children: (board: Board, filter: T, frame: RecordFrame) => ReactNode;
}) => {
  const { t } = useTranslation(['records', 'market']);
  const [search, setSearch] = useSearchParams();
  const { boards = BOTH, beside, goOn } = props;
  const board = pick(boards, search.get('market')) ?? boards[0];
  const filter = pick(props.filters, search.get('status')) ?? props.filters[0];
  const show = (market: Board, status: T): void => {
    const next = new URLSearchParams(search);
    // A pair belongs to one board only.
    if (market !== board) next.delete('pair');
    next.delete('id');
    next.set('market', market);
    next.set('status', status);
    setSearch(next, { replace: true });
  };
  const frame = useRecordFrame(
    <ButtonLink tone="secondary" size="medium" to={goOn.to}>
      {goOn.label}
    </ButtonLink>,
  );
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
      <Fragment key={`${board} ${filter}`}>{props.children(board, filter, frame)}</Fragment>
    </>
  );
  return (
    <ScreenFrame
      actions={
        <ModeActions>
          {beside && (
            <ButtonLink tone="secondary" size="small" to={`${beside.to}?market=${board}`}>
              {beside.label}
            </ButtonLink>
          )}
        </ModeActions>
      }
    >
      {props.instead ?? (
        <div className="gutter">
          {boards.length === 1 ? (
            records
          ) : (
            <Tabs
              label={t('market:markets')}
              value={board}
              onChange={(value) => show(value, filter)}
              items={boards.map((value) => ({ value, label: t(`boards.${value}`) }))}
            >
              {records}
            </Tabs>
          )}
        </div>
      )}
    </ScreenFrame>
  );
};
