import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { CountsCard, PERIODS, ResultsCard, STEPS } from '@/features/statistics';
import { buttonClass, Link, PageHeader } from '@/ui';

/** How the user's closed orders came out. What is shown is in the address: back and reload keep it. */
const StatisticsPage = () => {
  const { t } = useTranslation(['statistics', 'app']);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((known) => known === search.get('period')) ?? '30d';
  const step = STEPS.find((known) => known === search.get('by')) ?? 'day';
  return (
    <main className="pb-8">
      <PageHeader
        title={t('title')}
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
      />
      <div className="gutter flex flex-col gap-4">
        <CountsCard />
        <ResultsCard
          period={period}
          step={step}
          onChange={(next) => setSearch({ period: next.period, by: next.step }, { replace: true })}
          emptyAction={
            <Link className={buttonClass({ tone: 'secondary', size: 'medium' })} to={SCREENS.trade}>
              {t('emptyAction')}
            </Link>
          }
        />
      </div>
    </main>
  );
};

export default StatisticsPage;
