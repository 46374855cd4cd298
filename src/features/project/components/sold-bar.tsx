import { useTranslation } from 'react-i18next';
import { formatRate } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';
import { ProgressBar } from '@/ui';
import { soldShare, unitsLeft, type Project, type Standing } from '../model';
import { formatUnits } from '../use-texts';

const HUNDRED = 100;

/** How much of a project is sold, and what can be had: nothing before it starts, and nothing once it has ended. */
export const SoldBar = (props: { readonly project: Project; readonly standing: Standing }) => {
  const { t } = useTranslation('project');
  const { project, standing } = props;
  const { units, sold, unit, placesLeft } = project;
  if (standing === 'upcoming')
    return (
      <span className="text-label text-ink-2">
        {t('offered', { units: formatUnits(units, unit) })}
      </span>
    );
  const share = soldShare(project);
  const left = t('left', { units: formatUnits(unitsLeft(project), unit) });
  const text = {
    running: left,
    full: placesLeft === 0 ? t('noPlaces') : left,
    ended: t('soldUnits', { units: formatUnits(sold, unit) }),
  } as const;
  return (
    <ProgressBar
      label={t('soldShare', { share: formatRate(share) })}
      value={toDrawing(share) / HUNDRED}
      text={text[standing]}
    />
  );
};
