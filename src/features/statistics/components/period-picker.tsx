import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui';
import { PERIODS, type Period } from '../results-over-time';

/** Selects the period of the statistics. */
export const PeriodPicker = (props: {
  readonly value: Period;
  readonly onChange: (next: Period) => void;
}) => {
  const { t } = useTranslation('statistics');
  return (
    <Segmented
      label={t('period')}
      value={props.value}
      onChange={props.onChange}
      options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
    />
  );
};
