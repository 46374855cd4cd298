import * as zod from 'zod/mini';
import { ClockCommand, moveClock } from './commands/clock';
import { FaultCommand, manageFaults } from './commands/faults';
import { directMarket, MarketCommand } from './commands/market';
import { managePeople, PeopleCommand } from './commands/people';
import { manageWorld, WorldCommand } from './commands/worlds';
import type { Backend } from './handle';
import type { World } from './world';

/** The control port's commands: presenter panel, tests, `window.__mock` and `/__mock/*` share them. */
export const ControlCommand = zod.discriminatedUnion('command', [
  ClockCommand,
  WorldCommand,
  PeopleCommand,
  MarketCommand,
  FaultCommand,
]);

export type ControlCommand = zod.infer<typeof ControlCommand>;

/** Carries out one command on a world; resolves with what it found out. */
export const control = async (
  world: World,
  backend: Backend,
  command: ControlCommand,
): Promise<unknown> => {
  switch (command.command) {
    case 'freeze':
    case 'run':
    case 'advance':
    case 'next':
    case 'seek':
      return moveClock(world, command);
    case 'personas':
    case 'persona':
    case 'review':
    case 'end-session':
      return managePeople(world, command);
    case 'direct':
      return directMarket(world, command);
    case 'fault':
    case 'clear-faults':
      return manageFaults(backend, command);
    default:
      return manageWorld(world, backend, command);
  }
};
