import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { decimal, toDrawing } from '@/domain/money/decimal';
import { outcomeOf } from '@/domain/seconds/contract';
import { useInterval } from '@/lib/use-interval';
import { IconButton } from '@/ui';
import { PauseIcon, PlayIcon } from '@/ui/icons';
import { sparklinePath, sparklineY } from '@/ui/charts/sparkline-path';
import type { SettledOrder } from '../order';

const WIDTH = 320;
const HEIGHT = 96;
const INSET = 6;
const FRAME_MS = 50;
/** Duration of a replay in milliseconds, whatever the order's own duration. */
const REPLAY_MS = 8000;
const INK = { win: 'text-up', lose: 'text-down', draw: 'text-ink-2' } as const;

const Line = ({ ticks, at }: { readonly ticks: readonly string[]; readonly at: number }) => {
  const values = ticks.map(toDrawing);
  const [entry = 0] = values;
  const path = sparklinePath(values, WIDTH, HEIGHT, INSET);
  const x = (at / (values.length - 1)) * WIDTH;
  const y = sparklineY(values, values[at] ?? entry, HEIGHT, INSET);
  const level = sparklineY(values, entry, HEIGHT, INSET);
  const stroke = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full overflow-visible">
      <path
        d={`M0 ${level}H${WIDTH}`}
        className="text-ink-3"
        {...stroke}
        strokeWidth={1}
        strokeDasharray="4 4"
      />
      <path d={path} className="text-line" {...stroke} />
      {/* The replayed part is drawn over the rest. */}
      <svg width={x} height={HEIGHT} viewBox={`0 0 ${x} ${HEIGHT}`}>
        <path d={path} {...stroke} />
      </svg>
      <circle cx={x} cy={y} r={5} fill="currentColor" />
    </svg>
  );
};

/** Replays the prices between entry and settlement, by a play button or a slider. */
export const OrderReplay = ({
  order,
  ticks,
}: {
  readonly order: SettledOrder;
  readonly ticks: readonly string[];
}) => {
  const { t } = useTranslation('seconds');
  const last = ticks.length - 1;
  const [position, setPosition] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(last, Math.floor(position));
  useInterval(
    () => {
      const next = position + (last * FRAME_MS) / REPLAY_MS;
      setPosition(Math.min(last, next));
      if (next >= last) setPlaying(false);
    },
    isPlaying ? FRAME_MS : undefined,
  );
  const entry = ticks[0] ?? order.entry;
  const price = ticks[at] ?? entry;
  const outcome = outcomeOf(order.direction, decimal(entry), decimal(price));
  const state = t('replay.at', {
    second: at,
    price: formatPrice(price),
    outcome: t(`history.${outcome}`),
  });
  const toggle = (): void => {
    if (!isPlaying && at === last) setPosition(0);
    setPlaying(!isPlaying);
  };
  return (
    <section aria-label={t('replay.title')} className="mb-4">
      <h3 className="mb-2 text-label text-ink-2">{t('replay.title')}</h3>
      <div className={INK[outcome]}>
        <Line ticks={ticks} at={at} />
      </div>
      <div className="mt-1 flex items-center gap-2">
        <IconButton
          look="sunken"
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          onClick={toggle}
        />
        <input
          type="range"
          aria-label={t('replay.position')}
          aria-valuetext={state}
          className="h-11 min-w-0 flex-1 accent-blue"
          min={0}
          max={last}
          step={1}
          value={at}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            setPosition(currentTarget.valueAsNumber);
          }}
        />
      </div>
      <p aria-hidden="true" className="text-label text-ink-2 tabular-nums">
        {state}
      </p>
    </section>
  );
};
