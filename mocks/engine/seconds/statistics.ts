import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { decimal, divide, isNegative, isZero, toFixedScale, ZERO } from '@/domain/money/decimal';
import type { ClosedPosition } from '../leverage/position';
import type { User, WorldState } from '../state';

const PERCENT_DECIMALS = 2;

/** Profitable orders as a share of profitable and losing ones, in percent with two decimals; 0.00 if there are none. */
const accuracyOf = (wins: number, losses: number): string => {
  const decided = Math.max(1, wins + losses);
  const percent = divide(
    decimal(String(wins * 100)),
    decimal(String(decided)),
    PERCENT_DECIMALS,
    'half-up',
  );
  return toFixedScale(percent, PERCENT_DECIMALS, 'half-up');
};

type Outcome = 'win' | 'lose' | 'draw';

/** The stake and result of a closed order. */
interface Ended {
  readonly outcome: Outcome;
  readonly upwards: boolean;
}

/** By what the market and the fees have left; that the house has paid a part of a loss makes it no other outcome. */
const outcomeOf = (position: ClosedPosition): Outcome => {
  const net = netPositionProfitOf({ ...position, covered: ZERO });
  if (isZero(net)) return 'draw';
  return isNegative(net) ? 'lose' : 'win';
};

const endedOrders = ({ records }: Readonly<WorldState>, user: User): readonly Ended[] => {
  const isOwn = ({ owner, mode }: { owner: number; mode: string }): boolean =>
    owner === user.id && mode === user.mode;
  return [
    ...Object.values(records.secondsOrders).flatMap((order) =>
      order.status === 'settled' && isOwn(order)
        ? [{ outcome: order.outcome, upwards: order.direction === 'up' }]
        : [],
    ),
    ...Object.values(records.positions).flatMap((position) =>
      position.status === 'closed' && isOwn(position)
        ? [{ outcome: outcomeOf(position), upwards: position.side === 'long' }]
        : [],
    ),
  ];
};

/** Statistics of the closed seconds contracts and positions of the user's current account. */
export const statisticsOf = (state: Readonly<WorldState>, user: User) => {
  const settled = endedOrders(state, user);
  const ended = (wanted: Outcome): number =>
    settled.filter(({ outcome }) => outcome === wanted).length;
  const [wins, losses, draws] = [ended('win'), ended('lose'), ended('draw')];
  const ups = settled.filter(({ upwards }) => upwards).length;
  return {
    accuracy: accuracyOf(wins, losses),
    total: settled.length,
    wins,
    losses,
    draws,
    ups,
    downs: settled.length - ups,
  };
};
