import * as zod from 'zod/mini';
import { command } from './command';

const named = zod.array(zod.object({ name: zod.string(), shows: zod.string() }));
const clock = zod.object({ now: zod.number(), frozen: zod.boolean() });
const openings = zod.object({ personas: named, scenarios: named });

/** The personas and scenarios that a world can be opened for, with descriptions; empty without the mock backend. */
export const askForOpenings = async (): Promise<zod.infer<typeof openings>> =>
  openings.safeParse(await command({ command: 'openings' })).data ?? {
    personas: [],
    scenarios: [],
  };

/**
 * The opening spec of a fresh world with this persona, on the present clock: a presenter has chosen its time, and whether
 * it stands still. It drops what a spec cannot say: the part of a second, and the clock's speed.
 */
export const openingOf = async (persona: string): Promise<string> => {
  const { now, frozen } = clock.parse(await command({ command: 'schedule' }));
  const time = `${new Date(now).toISOString().slice(0, 19)}Z`;
  return `persona:${persona},clock:${time}${frozen ? ',frozen' : ''}`;
};
