import { describe, expect, it } from 'vitest';
import { nextNight, type NightRules } from './nights';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Sunday 1 March 2026, 00:00 UTC. */
const SUNDAY = 1_772_323_200;
const FOREX: NightRules = { hour: 22, nights: [0, 1, 1, 3, 1, 1, 0] };
const CRYPTO: NightRules = { hour: 22, nights: [1, 1, 1, 1, 1, 1, 1] };

const at = (day: number, hour: number): number => SUNDAY + day * DAY + hour * HOUR;

describe('the next night', () => {
  it('is charged at its hour; the hour itself belongs to the day before', () => {
    expect(nextNight(CRYPTO, at(1, 9))).toEqual({ at: at(1, 22), nights: 1 });
    expect(nextNight(CRYPTO, at(1, 22) - 1)).toEqual({ at: at(1, 22), nights: 1 });
    expect(nextNight(CRYPTO, at(1, 22))).toEqual({ at: at(2, 22), nights: 1 });
  });

  it('of forex counts three on Wednesday and none at the weekend: seven a week', () => {
    const week = [];
    for (let night = nextNight(FOREX, at(0, 0)); night && week.length < 6;) {
      week.push([(night.at - SUNDAY - 22 * HOUR) / DAY, night.nights]);
      night = nextNight(FOREX, night.at);
    }
    // Monday 1, Tuesday 1, Wednesday 3, Thursday 1, Friday 1, Monday 1
    expect(week).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 1],
      [5, 1],
      [8, 1],
    ]);
  });

  it('never occurs if no weekday has any', () => {
    expect(nextNight({ hour: 0, nights: [] }, SUNDAY)).toBeUndefined();
  });
});
