import * as zod from 'zod/mini';
import { ClockCommand, moveClock } from './commands/clock';
import { FaultCommand, manageFaults } from './commands/faults';
import { inspect, InspectCommand } from './commands/inspect';
import { addIntervention, MarketCommand } from './commands/market';
import { managePeople, PeopleCommand } from './commands/people';
import { manageWorld, WorldCommand } from './commands/worlds';
import type { Backend } from './handle';
import type { World } from './world';

/** The control port's commands, shared by the presenter panel, tests, `window.__mock` and `/__mock/*`. */
export const ControlCommand = zod.discriminatedUnion('command', [
  ClockCommand,
  WorldCommand,
  PeopleCommand,
  MarketCommand,
  InspectCommand,
  FaultCommand,
]);

export type ControlCommand = zod.infer<typeof ControlCommand>;

/** Executes commands that inspect a world, act on its users, or manage faults. */
const controlRest = async (
  world: World,
  backend: Backend,
  command: PeopleCommand | FaultCommand | InspectCommand,
): Promise<unknown> => {
  switch (command.command) {
    case 'fault':
    case 'faults':
    case 'remove-fault':
    case 'clear-faults':
      return manageFaults(backend, command);
    case 'pending':
    case 'schedule':
    case 'calls':
    case 'calls-as-test':
    case 'contract':
      return inspect(world, backend, command);
    default:
      return managePeople(world, command);
  }
};

/** Executes one command on a world and resolves with its result. */
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
    case 'direct':
      return addIntervention(world, command);
    case 'reset':
    case 'checkpoint':
    case 'restore':
    case 'save-world':
    case 'open-world':
    case 'audit':
    case 'state':
      return manageWorld(world, backend, command);
    default:
      return controlRest(world, backend, command);
  }
};
