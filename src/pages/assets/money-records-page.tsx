import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import {
  KINDS,
  MoneyRecordsView,
  PERIODS,
  RecordFilters,
  SaveButton,
  isAll,
  type Filter,
} from '@/features/money-records';
import { useCurrencies } from '@/features/wallet';
import { useSessionUser } from '@/session/session';
import { Button, ButtonLink } from '@/ui';
import { useRecordFrame } from '../records/use-record-frame';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';

const ALL: Filter = { kind: 'all', period: 'all', currency: undefined };

const CURRENCY = /^[\w.-]{1,20}$/u;

/** The filter of the address. */
const readFilter = (search: URLSearchParams): Filter => {
  const currency = search.get('currency') ?? '';
  return {
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? 'all',
    period: PERIODS.find((period) => period === search.get('period')) ?? 'all',
    currency: CURRENCY.test(currency) ? currency : undefined,
  };
};

/** All movements of the user's money, by kind, period and currency, which are in the address. */
const MoneyRecordsPage = () => {
  const { t } = useTranslation('moneyRecords');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const isDemo = useSessionUser()?.mode === 'demo';
  const held = useCurrencies().value?.map(({ currency }) => currency) ?? [];
  const chosen = filter.currency === undefined ? [] : [filter.currency];
  const show = ({ kind, period, currency }: Filter): void =>
    setSearch(
      new URLSearchParams({ kind, period, ...(currency === undefined ? {} : { currency }) }),
      { replace: true },
    );
  const toAll = (
    <Button tone="secondary" size="medium" onClick={() => show(ALL)}>
      {t('all')}
    </Button>
  );
  // Demo money is only ever moved between the accounts.
  const toFirst = isDemo ? (
    <ButtonLink tone="secondary" size="medium" to={SCREENS.transfer}>
      {t('kinds.transfer')}
    </ButtonLink>
  ) : (
    <ButtonLink tone="secondary" size="medium" to={SCREENS.topUp}>
      {t('topUp')}
    </ButtonLink>
  );
  const frame = useRecordFrame(isAll(filter) ? toFirst : toAll);
  return (
    <ScreenFrame
      actions={
        <ModeActions>
          <SaveButton filter={filter} />
        </ModeActions>
      }
    >
      <div className="gutter">
        <RecordFilters
          filter={filter}
          currencies={[...new Set([...held, ...chosen])]}
          onChange={show}
        />
        <MoneyRecordsView
          key={`${filter.kind} ${filter.period} ${filter.currency}`}
          filter={filter}
          frame={frame}
        />
      </div>
    </ScreenFrame>
  );
};

export default MoneyRecordsPage;
