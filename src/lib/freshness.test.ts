import { describe, expect, it, vi } from 'vitest';
import { manualTimers } from '../../tests/support/manual-timers';
import { createFreshness } from './freshness';

const setUp = () => {
  const timers = manualTimers();
  const freshness = createFreshness(5000, timers);
  const listener = vi.fn();
  freshness.subscribe(listener);
  return { ...freshness, timers, listener };
};

describe('freshness', () => {
  it('begins with the first word and ends after the limit, and says so both times', () => {
    const { hear, isFresh, isSilent, listener, timers } = setUp();
    expect([isFresh('a'), isSilent('a')]).toEqual([false, false]);
    hear('a');
    timers.pass(5000);
    expect([isFresh('a'), isSilent('a')]).toEqual([true, false]);
    expect(listener).toHaveBeenCalledTimes(1);
    timers.pass(1);
    expect([isFresh('a'), isSilent('a')]).toEqual([false, true]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('sets one timer, however often it is heard, and none for those who have fallen silent', () => {
    const { hear, timers } = setUp();
    for (let time = 0; time < 20_000; time += 100) {
      hear('a');
      timers.pass(100);
      expect(timers.count()).toBe(1);
    }
    timers.pass(10_000);
    expect(timers.count()).toBe(0);
  });

  it('counts for each by itself', () => {
    const { hear, isFresh, isSilent, timers } = setUp();
    hear('a');
    timers.pass(3000);
    hear('b');
    timers.pass(3000);
    expect([isFresh('a'), isFresh('b'), isSilent()]).toEqual([false, true, true]);
    hear('a');
    expect([isFresh('a'), isSilent()]).toEqual([true, false]);
  });
});
