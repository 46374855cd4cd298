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
  it('begins with the first delivery, ends after the limit, and notifies both times', () => {
    const { note, isFresh, isSilent, listener, timers } = setUp();
    expect([isFresh('a'), isSilent('a')]).toEqual([false, false]);
    note('a');
    timers.pass(5000);
    expect([isFresh('a'), isSilent('a')]).toEqual([true, false]);
    expect(listener).toHaveBeenCalledTimes(1);
    timers.pass(1);
    expect([isFresh('a'), isSilent('a')]).toEqual([false, true]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('sets one timer, however often a source delivers, and none for silent sources', () => {
    const { note, timers } = setUp();
    for (let time = 0; time < 20_000; time += 100) {
      note('a');
      timers.pass(100);
      expect(timers.count()).toBe(1);
    }
    timers.pass(10_000);
    expect(timers.count()).toBe(0);
  });

  it('lasts longer if the delivery says so', () => {
    const { note, isFresh, timers } = setUp();
    note('a', 60_000);
    note('b');
    timers.pass(5001);
    expect([isFresh('a'), isFresh('b')]).toEqual([true, false]);
    timers.pass(55_000);
    expect(isFresh('a')).toBe(false);
  });

  it('ends at the shorter limit of a later delivery', () => {
    const { note, isSilent, listener, timers } = setUp();
    note('a', 60_000);
    note('a');
    timers.pass(5001);
    expect(isSilent('a')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is tracked for each source separately', () => {
    const { note, isFresh, isSilent, timers } = setUp();
    note('a');
    timers.pass(3000);
    note('b');
    timers.pass(3000);
    expect([isFresh('a'), isFresh('b'), isSilent()]).toEqual([false, true, true]);
    note('a');
    expect([isFresh('a'), isSilent()]).toEqual([true, false]);
  });
});
