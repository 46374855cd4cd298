import { useTranslation } from 'react-i18next';
import { formatRate } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';
import { ProgressBar } from '@/ui';
import { soldShare, unitsLeft, type Project, type Standing } from '../model';
import { formatUnits } from '../use-texts';

const HUNDRED = 100;

/** How much of a project is sold, and how many units are left. One that has not started has sold nothing yet. */
export const SoldBar = (props: { readonly project: Project; readonly standing: Standing }) => {
  const { t } = useTranslation('project');
  const { project, standing } = props;
  const { units, unit, placesLeft } = project;
  if (standing === 'upcoming')
    return (
      <span className="text-label text-ink-2">
        {t('offered', { units: formatUnits(units, unit) })}
      </span>
    );
  const share = soldShare(project);
  const left = formatUnits(unitsLeft(project), unit);
  return (
    <ProgressBar
      label={t('soldShare', { share: formatRate(share) })}
      value={toDrawing(share) / HUNDRED}
      text={placesLeft === 0 && standing === 'full' ? t('noPlaces') : t('left', { units: left })}
    />
  );
};
