import { PriceScale, TimeMark } from './axis-labels';
import type { CandleDrawing } from './candle-option';
import { xOfSlot } from './layout';
import { mostTicksOf } from './price-line-layout';

/** Height of a line of the smallest text at the usual size, in pixels. */
const TEXT_HEIGHT = 14;
/** Between the lowest band and the times. */
const TIMES_GAP = 3;

/** The grid of the prices with its texts, and the times. They are text of the page: the canvas draws none. */
export const CandleAxes = (props: {
  readonly drawing: CandleDrawing;
  /** Where the last price is, in pixels from the top; `undefined` if it is not in sight. */
  readonly lastY: number | undefined;
  /** Lines of text in its tag. */
  readonly lastLines: number;
  /** Width of the candle area in pixels. */
  readonly plotWidth: number;
}) => {
  const { slice, bounds, layout, axisWidth, decimals, textScale, times } = props.drawing;
  const { top, height } = layout.pane ?? layout.volume;
  const textHeight = TEXT_HEIGHT * textScale;
  const { lastY, lastLines, plotWidth } = props;
  const mostTicks = mostTicksOf(layout.main.height, textHeight);
  return (
    <>
      <PriceScale
        layout={{ band: layout.main, axisWidth, mostTicks }}
        {...{ bounds, decimals, lastY, lastLines, textHeight }}
      />
      {times.map(
        (text, slot) =>
          text !== '' && (
            <TimeMark
              key={slice.candles[slot]?.time}
              x={xOfSlot(slot, times.length, plotWidth)}
              top={top + height + TIMES_GAP}
              text={text}
            />
          ),
      )}
    </>
  );
};
