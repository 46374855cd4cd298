import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import {
  CountsCard,
  EquityCard,
  PeriodPicker,
  PERIODS,
  ResultsCard,
  STEPS,
} from '@/features/statistics';
import { Balance } from '@/features/wallet';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';

/** Statistics of the user's account and closed orders. The filters are in the address. */
const StatisticsPage = () => {
  const { t } = useTranslation('statistics');
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((known) => known === search.get('period')) ?? '30d';
  const step = STEPS.find((known) => known === search.get('by')) ?? 'day';
  const show = (next: { readonly period: string; readonly by: string }): void =>
    setSearch(next, { replace: true });
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        <CountsCard />
        <PeriodPicker value={period} onChange={(next) => show({ period: next, by: step })} />
        <EquityCard period={period} figure={Balance} />
        <ResultsCard
          period={period}
          step={step}
          onChange={(next) => show({ period, by: next })}
          emptyAction={
            <ButtonLink tone="secondary" size="medium" to={SCREENS.trade}>
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      </div>
    </ScreenFrame>
  );
};

export default StatisticsPage;
