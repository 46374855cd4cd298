import * as zod from 'zod/mini';
import { command } from './command';

const named = zod.array(zod.object({ name: zod.string(), shows: zod.string() }));
const openings = zod.object({ personas: named, scenarios: named });

/** The personas and scenarios that a world can be opened for, with descriptions; empty without the mock backend. */
export const askForOpenings = async (): Promise<zod.infer<typeof openings>> =>
  openings.safeParse(await command({ command: 'openings' })).data ?? {
    personas: [],
    scenarios: [],
  };
