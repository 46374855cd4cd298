import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand, type ChartGestures } from './use-chart-gestures';

const WIDTH = 300;

let told: readonly unknown[];
const note =
  (name: string) =>
  (...values: readonly number[]): void => {
    told = [...told, [name, ...values]];
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

let hand: Hand;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hand = new Hand();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a hand on a chart', () => {
  it('taps when it goes as it came', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(105), WIDTH, on);
    hand.up(1, at(105), on);
    expect(told).toEqual([['start'], ['tap', 105, 50]]);
  });

  it('pans once it has moved more than a finger trembles, counted from where it came down', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(108), WIDTH, on);
    hand.move(1, at(109), WIDTH, on);
    hand.move(1, at(60), WIDTH, on);
    hand.up(1, at(60), on);
    expect(told).toEqual([['start'], ['pan', 9], ['pan', -40]]);
  });

  it('points after a long press and until it is lifted; the page does not scroll meanwhile', () => {
    hand.down(1, at(100), true, on);
    vi.advanceTimersByTime(299);
    expect(hand.isPointing).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hand.isPointing).toBe(true);
    hand.move(1, at(140, 70), WIDTH, on);
    hand.up(1, at(140, 70), on);
    expect(hand.isPointing).toBe(false);
    expect(told).toEqual([['start'], ['point', 100, 50], ['point', 140, 70]]);
  });

  it('does not point while it pans, nor with a mouse', () => {
    hand.down(1, at(100), true, on);
    hand.move(1, at(150), WIDTH, on);
    vi.advanceTimersByTime(1000);
    hand.up(1, at(150), on);
    hand.down(2, at(100), false, on);
    vi.advanceTimersByTime(1000);
    expect(hand.isPointing).toBe(false);
    expect(told).toEqual([['start'], ['pan', 50], ['start']]);
  });

  it('pinches with two fingers, about the middle between them', () => {
    hand.down(1, at(100), true, on);
    hand.down(2, at(200), true, on);
    // 100 apart, then 150: one and a half times as wide, about 125 of 300.
    hand.move(1, at(50), WIDTH, on);
    expect(told).toEqual([['start'], ['start'], ['pinch', 1.5, 125 / 300]]);
  });

  it('goes on panning with the finger that stays, from where that is', () => {
    hand.down(1, at(100), true, on);
    hand.down(2, at(200), true, on);
    hand.up(1, at(100), on);
    hand.move(2, at(230), WIDTH, on);
    expect(told).toEqual([['start'], ['start'], ['start'], ['pan', 30]]);
  });

  it('tells nothing of a finger that never came down, or that was taken away', () => {
    hand.move(1, at(100), WIDTH, on);
    hand.up(1, at(100), on);
    hand.down(2, at(100), true, on);
    hand.up(2, undefined, on);
    expect(told).toEqual([['start']]);
  });
});
