import { useTranslation } from 'react-i18next';
import { PickField, Segmented } from '@/ui';
import { KINDS, PERIODS, type Filter } from '../model';

/** Any currency, as a value of the list. */
const ANY = '';
const ALL_KINDS = ['all', ...KINDS] as const;

/** Props of the filters. */
export interface RecordFiltersProps {
  readonly filter: Filter;
  /** The currencies to choose from. */
  readonly currencies: readonly string[];
  readonly onChange: (filter: Filter) => void;
}

const KindField = ({ filter, onChange }: RecordFiltersProps) => {
  const { t } = useTranslation(['moneyRecords', 'app']);
  return (
    <PickField
      label={t('kind')}
      value={filter.kind}
      options={ALL_KINDS.map((value) => {
        const label = t(`kinds.${value}`);
        return { value, label, search: label };
      })}
      onChange={(kind) => onChange({ ...filter, kind })}
      emptyText={t('noRecords')}
      closeLabel={t('app:close')}
    />
  );
};

const CurrencyField = ({ filter, currencies, onChange }: RecordFiltersProps) => {
  const { t } = useTranslation(['moneyRecords', 'app']);
  return (
    <PickField
      label={t('currency')}
      value={filter.currency ?? ANY}
      options={[ANY, ...currencies].map((value) => ({
        value,
        label: value === ANY ? t('anyCurrency') : value,
        search: value,
      }))}
      onChange={(value) => onChange({ ...filter, currency: value === ANY ? undefined : value })}
      emptyText={t('noRecords')}
      closeLabel={t('app:close')}
    />
  );
};

/** Chooses which records are shown. */
export const RecordFilters = (props: RecordFiltersProps) => {
  const { t } = useTranslation('moneyRecords');
  const { filter, onChange } = props;
  return (
    <div className="flex flex-col gap-3 pb-1">
      <div className="flex gap-3 *:min-w-0 *:flex-1">
        <KindField {...props} />
        <CurrencyField {...props} />
      </div>
      <Segmented
        label={t('period')}
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
    </div>
  );
};
