import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ChartTools } from '@/features/kline';
import { CHART_PERIODS, type ChartPeriod } from '@/features/market';
import { takeFocus } from '@/lib/take-focus';
import { IconButton, Segmented } from '@/ui';
import { CornersOutIcon } from '@/ui/icons';

/** Scrolls the row to the selected period, which may be beyond its end. */
const showSelected = (row: HTMLElement | null): void =>
  row?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** One row: periods and zoom, which scroll sideways, then chart type, indicators and full screen. */
export const ChartToolBar = (props: {
  readonly period: ChartPeriod;
  readonly onPeriod: (period: ChartPeriod) => void;
  /** Gets the element for the zoom buttons, which belong to the chart below. */
  readonly onZoomSlot: (element: Element | null) => void;
  /** `undefined` in full screen. */
  readonly onFull: (() => void) | undefined;
  /** True after leaving full screen: the focus returns to its button. */
  readonly isBack: boolean;
}) => {
  const { t } = useTranslation('kline');
  const { period, onPeriod, onZoomSlot, onFull, isBack } = props;
  return (
    <div
      className={clsx(
        'flex min-w-0 basis-full items-center pr-1 landscape:basis-60 landscape:grow',
        onFull === undefined ? 'landscape:order-first' : 'sideways:order-2',
      )}
    >
      <div
        ref={showSelected}
        className="no-scrollbar flex min-w-0 flex-1 items-center overflow-x-auto [mask-image:linear-gradient(to_right,#0000,#000_12px_calc(100%-12px),#0000)] px-3"
      >
        <div className="flex-none whitespace-nowrap">
          <Segmented
            look="plain"
            label={t('period.label')}
            value={period}
            onChange={onPeriod}
            options={CHART_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </div>
        <div ref={onZoomSlot} className="flex-none" />
      </div>
      <ChartTools />
      {onFull !== undefined && (
        <IconButton
          label={t('fullScreen')}
          icon={<CornersOutIcon size={22} />}
          ref={isBack ? takeFocus : undefined}
          onClick={onFull}
        />
      )}
    </div>
  );
};
