import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Segmented, Sheet, Switch } from '@/ui';
import { ChartLineIcon, SlidersHorizontalIcon } from '@/ui/icons';
import { changeChart, useChartChoice } from './chart-choice';
import { OVERLAYS, PANES } from './visible-slice';

/** International names; the sentence beside them is translated. */
const NAMES = { ma: 'MA', ema: 'EMA', boll: 'BOLL', macd: 'MACD', rsi: 'RSI' } as const;

const IndicatorsSheet = (props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) => {
  const { t } = useTranslation(['kline', 'app']);
  const { overlays, pane } = useChartChoice();
  return (
    <Sheet {...props} title={t('indicators.title')} closeLabel={t('app:close')}>
      <h3 className="pb-1 text-label text-ink-2">{t('indicators.onChart')}</h3>
      {OVERLAYS.map((name) => (
        <Switch
          key={name}
          label={NAMES[name]}
          detail={t(`indicators.${name}`)}
          checked={overlays.includes(name)}
          onChange={(checked) =>
            changeChart({
              overlays: OVERLAYS.filter((other) =>
                other === name ? checked : overlays.includes(other),
              ),
            })
          }
        />
      ))}
      <h3 className="pt-4 pb-2 text-label text-ink-2">{t('indicators.below')}</h3>
      <Segmented
        label={t('indicators.below')}
        value={pane}
        onChange={(value) => changeChart({ pane: value })}
        options={PANES.map((value) => ({
          value,
          label: value === 'none' ? t('indicators.none') : NAMES[value],
        }))}
      />
      {pane !== 'none' && <p className="pt-2 text-label text-ink-2">{t(`indicators.${pane}`)}</p>}
    </Sheet>
  );
};

/** Switches between candles and a line, and selects indicators. */
export const ChartTools = () => {
  const { t } = useTranslation('kline');
  const { kind } = useChartChoice();
  const [isChoosing, setChoosing] = useState(false);
  const isLine = kind === 'line';
  return (
    <>
      <IconButton
        label={t('kind.line')}
        aria-pressed={isLine}
        look={isLine ? 'sunken' : 'plain'}
        icon={<ChartLineIcon size={22} />}
        onClick={() => changeChart({ kind: isLine ? 'candles' : 'line' })}
      />
      <IconButton
        label={t('indicators.title')}
        aria-haspopup="dialog"
        icon={<SlidersHorizontalIcon size={22} />}
        onClick={() => setChoosing(true)}
      />
      <IndicatorsSheet open={isChoosing} onOpenChange={setChoosing} />
    </>
  );
};
