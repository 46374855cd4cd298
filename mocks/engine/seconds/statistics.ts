import { decimal, divide, toFixedScale } from '@/domain/money/decimal';
import type { User, WorldState } from '../state';

const PERCENT_DECIMALS = 2;

/** Profitable of profitable and losing, in percent with two decimals; 0.00 as long as nothing was decided. */
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

/** How the settled orders of the user's account in use, live or demo, came out. */
export const statisticsOf = ({ records }: Readonly<WorldState>, user: User) => {
  const settled = Object.values(records.secondsOrders).flatMap((order) =>
    order.status === 'settled' && order.owner === user.id && order.mode === user.mode
      ? [order]
      : [],
  );
  const ended = (outcome: 'win' | 'lose' | 'draw'): number =>
    settled.filter((order) => order.outcome === outcome).length;
  const [wins, losses, draws] = [ended('win'), ended('lose'), ended('draw')];
  const ups = settled.filter(({ direction }) => direction === 'up').length;
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
