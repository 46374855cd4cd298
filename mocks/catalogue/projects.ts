import { decimal } from '@/domain/money/decimal';
import type { ProjectPlan } from '../engine/projects/project';
import { requireCurrency } from './currencies';

const harbour: ProjectPlan = {
  id: 1,
  token: requireCurrency('HBR'),
  pay: requireCurrency('USDT'),
  prices: [decimal('0.50')],
  units: decimal('1000000'),
  takenByOthers: decimal('250000'),
  minimum: decimal('100'),
  maximum: decimal('20000'),
  places: undefined,
  everyDays: 60,
  openDays: 30,
  firstDay: 0,
};

/**
 * The first two alternate, so that one is always open. The third has no places left, the fourth few units, and a price
 * that moves every minute.
 */
export const PROJECTS: readonly ProjectPlan[] = [
  harbour,
  { ...harbour, id: 2, token: requireCurrency('LGT'), prices: [decimal('1.333')], firstDay: 30 },
  {
    ...harbour,
    id: 3,
    token: requireCurrency('BRW'),
    prices: [decimal('2')],
    places: { all: 500, takenByOthers: 500 },
    everyDays: 360,
    openDays: 360,
  },
  {
    ...harbour,
    id: 4,
    token: requireCurrency('SLP'),
    prices: [decimal('0.08'), decimal('0.081'), decimal('0.082'), decimal('0.081')],
    units: decimal('50000'),
    takenByOthers: decimal('49500'),
    maximum: decimal('0'),
    everyDays: 360,
    openDays: 360,
  },
];
