import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toDrawing } from '@/domain/money/decimal';
import { useNumbers } from '@/lib/use-numbers';
import { pixelOf } from '@/ui/charts/band';
import { DotsSixVerticalIcon } from '@/ui/icons';
import type { Bounds } from './bounds';
import { priceAt, stepPrice } from './drag-price';
import type { PriceLineLayout } from './price-line-layout';

/** A price that the user moves on the chart. Prices are decimal text. */
export interface PriceHandle {
  readonly id: string;
  /** Short, for the chart: `TP`. */
  readonly name: string;
  /** In full, for assistive technology. */
  readonly label: string;
  /** `undefined` until it is set. */
  readonly price: string | undefined;
  /** The price from which keys move it while it is not set. */
  readonly start: string;
  /** The edge of the chart where its grip rests while it is not set. */
  readonly side: 'above' | 'below';
  /** Gets the new price, on the grid of the pair's prices. */
  readonly onMove: (price: string) => void;
}

/** Ticks that a key moves a price by. */
const KEY_TICKS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Pixels between the edge and a grip that rests there, and to the last price at the right. */
const REST = 10;
const END = 14;
/** Grips stand beside each other, so that those of near prices can be told apart by a finger. */
const PLACES = 3;

interface Grip {
  readonly id: string;
  readonly bounds: Bounds;
  /** Height of the price when it was taken, and of the pointer, in pixels. */
  readonly y: number;
  readonly pointer: number;
}

/** The grip that is being moved. Its scale stays as it was: the price must not run away from the pointer. */
export const useGrip = () => useState<Grip>();

const keepToItself = (event: SyntheticEvent): void => event.stopPropagation();

const Handle = (props: {
  readonly handle: PriceHandle;
  readonly place: number;
  readonly grip: ReturnType<typeof useGrip>;
  readonly bounds: Bounds;
  readonly layout: PriceLineLayout;
  readonly decimals: number;
}) => {
  const { t } = useTranslation('priceLine');
  const { formatPrice } = useNumbers();
  const { handle, place, bounds, layout, decimals } = props;
  const [grip, setGrip] = props.grip;
  const { band, axisWidth, lineWidth } = layout;
  const { id, name, label, price, start, side, onMove } = handle;
  const bottom = band.top + band.height;
  const rest = side === 'above' ? band.top + REST : bottom - REST;
  const y = price === undefined ? rest : pixelOf(toDrawing(price), bounds, band);
  const shown = Math.min(bottom, Math.max(band.top, y));
  const move = (event: PointerEvent<HTMLElement>): void => {
    event.stopPropagation();
    if (grip?.id !== id || event.clientY === grip.pointer) return;
    onMove(priceAt(grip.y + event.clientY - grip.pointer, grip.bounds, band, decimals));
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    event.stopPropagation();
    setGrip(undefined);
  };
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const ticks = KEY_TICKS[event.key];
    if (ticks === undefined) return;
    event.preventDefault();
    onMove(stepPrice(price ?? start, ticks, decimals));
  };
  const text = formatPrice(price ?? start, decimals);
  return (
    <>
      {price !== undefined && (
        <div
          className="pointer-events-none absolute left-0 border-t border-dashed border-ink"
          style={{ top: shown, right: axisWidth }}
        />
      )}
      <div
        className="absolute z-2 -translate-y-1/2"
        style={{ top: shown, right: axisWidth + END + (place * lineWidth) / PLACES }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={toDrawing(start) * 2}
          aria-valuenow={toDrawing(price ?? start)}
          aria-valuetext={price === undefined ? t('unset', { price: text }) : text}
          onPointerDown={(event) => {
            event.stopPropagation();
            if (!event.isPrimary || event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setGrip({ id, bounds, y, pointer: event.clientY });
          }}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onClick={keepToItself}
          onKeyDown={step}
          className={clsx(
            'hit flex cursor-ns-resize touch-none items-center gap-0.5 rounded-small border py-0.5 pr-1 text-micro whitespace-nowrap',
            price === undefined
              ? 'border-dashed border-line-strong bg-surface text-ink-2'
              : 'border-ink bg-ink text-on-ink',
          )}
        >
          <DotsSixVerticalIcon size={12} />
          {price === undefined ? name : `${name} ${text}`}
        </div>
      </div>
    </>
  );
};

/** Prices that are moved by their grips: by finger, mouse or keys. A line goes through those that are set. */
export const PriceHandles = ({
  handles,
  ...props
}: Omit<Parameters<typeof Handle>[0], 'handle' | 'place'> & {
  readonly handles: readonly PriceHandle[];
}) =>
  handles.map((handle, place) => (
    <Handle key={handle.id} handle={handle} place={place} {...props} />
  ));
