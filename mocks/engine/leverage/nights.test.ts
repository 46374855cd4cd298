import { describe, expect, it } from 'vitest';
import { order, START_SECOND, tradingWorld } from '../../testing/trading-world';

const DAY = 86_400;
const HOUR = 3600;
/** Monday 2 March 2026, 22:00 UTC: the first change of day after the start. */
const MONDAY_NIGHT = (START_SECOND + 13 * HOUR) * 1000;

const chargesOf = ({ state }: ReturnType<typeof tradingWorld>): readonly string[] =>
  state.ledger.journals.filter(({ kind }) => kind === 'lever-night').map(({ id }) => id);

describe('a night fee', () => {
  it('is charged at the change of day, once per date, on the value at opening', () => {
    const world = tradingWorld();
    world.give('1000');
    const { id, ...opened } = world.open(order({ lots: 2 }));
    const before = world.held('contract', 'available');
    world.waitTo(MONDAY_NIGHT - 1);
    expect(world.held('contract', 'available')).toBe(before);
    world.waitTo(MONDAY_NIGHT);
    expect(chargesOf(world)).toEqual([`fee:overnight:${id}:2026-03-02`]);
    // 0.02 % of two lots of 0.01 BTC at the open price (about 31690): 0.1267..., rounded up
    const value = (0.02 * ('openTicks' in opened ? opened.openTicks : 0)) / 100;
    const fee = Math.ceil(value * 0.0002 * 100) / 100;
    expect(fee).toBe(0.13);
    expect(world.position(id)).toMatchObject({ status: 'open', nightFees: '0.13' });
    expect(Number(before) - Number(world.held('contract', 'available'))).toBeCloseTo(fee, 9);
    world.waitTo(MONDAY_NIGHT + 3 * DAY * 1000);
    expect(chargesOf(world)).toHaveLength(4);
    expect(world.problems()).toEqual([]);
  });

  it('of a forex pair is tripled on Wednesday and zero at the weekend', () => {
    const world = tradingWorld();
    world.give('1000');
    const { id } = world.open(order({ lots: 1, leverage: 20 }, 'EUR/USD'));
    const fees = [];
    for (let day = 0; day < 8; day += 1) {
      const before = world.house('house:fee');
      world.waitTo(MONDAY_NIGHT + day * DAY * 1000);
      fees.push(Math.round((Number(world.house('house:fee')) - Number(before)) * 100));
    }
    // 0.005 % of 1,000 EUR at about 1.1 dollars: 0.055 -> 0.06; three nights: 0.165 -> 0.17 (up to 0.18 at 1.2)
    const [one = 0, , three = 0] = fees;
    expect(one).toBe(6);
    expect([17, 18]).toContain(three);
    // Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Monday
    expect(fees).toEqual([one, one, three, one, one, 0, 0, one]);
    expect(chargesOf(world).at(-1)).toBe(`fee:overnight:${id}:2026-03-09`);
  });

  it('is no longer charged once the position is closed', () => {
    const world = tradingWorld();
    world.give('1000');
    world.open(order({ stopLoss: '1' }));
    const closing = world.open(order({ stopLoss: '31000', takeProfit: '32000' }));
    world.waitTo(MONDAY_NIGHT + 30 * DAY * 1000);
    const position = world.position(closing.id);
    expect(position.status).toBe('closed');
    const closedAt = position.status === 'closed' ? position.closedAt : 0;
    const own = chargesOf(world).filter((id) => id.startsWith(`fee:overnight:${closing.id}:`));
    expect(own).toHaveLength(Math.floor((closedAt - MONDAY_NIGHT) / 1000 / DAY) + 1);
    expect(world.problems()).toEqual([]);
  });
});
