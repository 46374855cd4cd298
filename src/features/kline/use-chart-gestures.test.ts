import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GestureRecognizer, type ChartGestures } from './use-chart-gestures';

const WIDTH = 300;

let calls: readonly unknown[];
const note =
  (name: string) =>
  (...values: readonly number[]): void => {
    calls = [...calls, [name, ...values]];
  };
const on: ChartGestures = {
  onStart: note('start'),
  onPan: note('pan'),
  onPinch: note('pinch'),
  onPoint: note('point'),
  onLeave: note('leave'),
  onTap: note('tap'),
};
const at = (x: number, y = 50) => ({ x, y });

let hand: GestureRecognizer;
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  hand = new GestureRecognizer();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('chart gestures', () => {
  it('a short press is a tap', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(105), WIDTH, on);
    hand.up(1, at(105), on);
    expect(calls).toEqual([['start'], ['tap', 105, 50]]);
  });

  it('pan after a threshold, measured from where the finger went down', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(108), WIDTH, on);
    hand.move(1, at(109), WIDTH, on);
    hand.move(1, at(60), WIDTH, on);
    hand.up(1, at(60), on);
    expect(calls).toEqual([['start'], ['pan', 9], ['pan', -40]]);
  });

  it('point after a long press until the finger is lifted; the page does not scroll meanwhile', () => {
    hand.down(1, at(100), true, on);
    vi.advanceTimersByTime(299);
    expect(hand.isPointing).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hand.isPointing).toBe(true);
    hand.move(1, at(140, 70), WIDTH, on);
    hand.up(1, at(140, 70), on);
    expect(hand.isPointing).toBe(false);
    expect(calls).toEqual([['start'], ['point', 100, 50], ['point', 140, 70]]);
  });

  it('do not point while panning, nor with a mouse', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(150), WIDTH, on);
    vi.advanceTimersByTime(1000);
    hand.up(1, at(150), on);
    hand.down(2, at(100), false, on);
    vi.advanceTimersByTime(1000);
    expect(hand.isPointing).toBe(false);
    expect(calls).toEqual([['start'], ['pan', 50], ['start']]);
  });

  it('pinch with two fingers, around the middle between them', () => {
    hand.down(1, at(100), true, on);
    hand.down(2, at(200), true, on);
    // 100 apart, then 150: factor 1.5, around 125 of 300.
    hand.move(1, at(50), WIDTH, on);
    expect(calls).toEqual([['start'], ['start'], ['pinch', 1.5, 125 / 300]]);
  });

  it('continue panning with the remaining finger, from its position', () => {
    hand.down(1, at(100), true, on);
    hand.down(2, at(200), true, on);
    hand.up(1, at(100), on);
    hand.move(2, at(230), WIDTH, on);
    expect(calls).toEqual([['start'], ['start'], ['start'], ['pan', 30]]);
  });

  it('ignore a finger that never went down, or was cancelled', () => {
    hand.move(1, at(100), WIDTH, on);
    hand.up(1, at(100), on);
    hand.down(2, at(100), true, on);
    hand.up(2, undefined, on);
    expect(calls).toEqual([['start']]);
  });
});
