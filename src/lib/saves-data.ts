import * as zod from 'zod/mini';

const saving = zod.object({ connection: zod.object({ saveData: zod.literal(true) }) });

/** True if the user asks browsers to save data: then no code is fetched before it is needed. Safari cannot tell. */
export const savesData = (): boolean => saving.safeParse(navigator).success;
