import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import { DetailList, Stages, type Stage } from '@/ui';
import { isFeeByLowestRate, type Exit, type Plan, type SavingsProduct } from '../model';
import { moneySpan, timeText, useAboutText } from '../texts';

/** Today, first payout and unlock of a deposit that is approved today. */
export const PlanDates = (props: {
  readonly now: number;
  readonly dates: { readonly firstPayout: number; readonly unlock: number };
}) => {
  const { t } = useTranslation(['savings', 'records']);
  const { now, dates } = props;
  const stages: readonly Stage[] = [
    { id: 'today', label: t('dates.today'), state: 'current', time: timeText(now) },
    {
      id: 'first',
      label: t('dates.first'),
      state: 'ahead',
      time: timeText(dates.firstPayout),
    },
    { id: 'unlock', label: t('dates.unlock'), state: 'ahead', time: timeText(dates.unlock) },
  ];
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-row">{t('dates.title')}</h2>
      <Stages
        label={t('dates.title')}
        stages={stages}
        stateLabels={{
          done: t('records:stage.done'),
          current: t('records:stage.current'),
          failed: t('records:stage.failed'),
          ahead: t('records:stage.ahead'),
        }}
      />
      <p className="text-label text-ink-2">{t('dates.note')}</p>
    </section>
  );
};

/** What a deposit brings: a span where the rate is one. */
export const PlanIncome = ({
  product: { currency },
  plan,
}: {
  readonly product: SavingsProduct;
  readonly plan: Plan;
}) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  return (
    <DetailList
      items={[
        {
          label: t('income.total'),
          value: aboutText(plan.interest, currency),
        },
        {
          label: t('income.daily'),
          value: t('about', { amount: moneySpan(plan.daily, currency) }),
        },
      ]}
    />
  );
};

const ExitPart = ({ exit, currency }: { readonly exit: Exit; readonly currency: string }) => {
  const { t } = useTranslation('savings');
  const aboutText = useAboutText();
  const { afterDays, fee, returned, givenUp } = exit;
  return (
    <div>
      <h3 className="text-label font-semibold">
        {afterDays === 0
          ? t('exit.atOnce')
          : t('exit.after', { days: t('days', { count: afterDays }) })}
      </h3>
      <DetailList
        items={[
          { label: t('redeem.fee'), value: formatMoney(fee, currency) },
          {
            label: t('redeem.givenUp'),
            value: aboutText(givenUp, currency),
          },
          { label: t('redeem.returned'), value: formatMoney(returned, currency) },
        ]}
      />
    </div>
  );
};

/** What leaving early costs: the rule in words, and in numbers at once and half way. */
export const PlanExits = ({
  product,
  plan,
}: {
  readonly product: SavingsProduct;
  readonly plan: Plan;
}) => {
  const { t } = useTranslation('savings');
  const { redemption, currency } = product;
  if (redemption === undefined || plan.exits === undefined)
    return (
      <section className="flex flex-col gap-2">
        <h2 className="text-row">{t('exit.title')}</h2>
        <p className="text-body text-ink-2">{t('redeem.unknown')}</p>
      </section>
    );
  const rate = formatRate(redemption.percent);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-row">{t('exit.title')}</h2>
      <p className="text-body text-ink-2">
        {t(redemption.basis === 'principal' ? 'exit.principal' : 'exit.interest', { rate })}
      </p>
      <ExitPart exit={plan.exits[0]} currency={currency} />
      <ExitPart exit={plan.exits[1]} currency={currency} />
      <p className="text-label text-ink-2">{t('exit.kept')}</p>
      {isFeeByLowestRate(product) && <p className="text-label text-ink-2">{t('exit.lowest')}</p>}
    </section>
  );
};
