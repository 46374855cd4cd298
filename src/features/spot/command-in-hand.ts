import { createInHand } from '@/api/in-hand';
import { parseCommand, repeatOf, sameCommand, type Command } from './command';

/** The coin order that somebody is about to place or cancel, or has sent. */
export const commandInHand = createInHand<Command, true>({
  key: 'draft:spot-in-hand',
  parse: parseCommand,
  sameTerms: sameCommand,
  repeatOf,
});
