import { createInHand } from '@/api/in-hand';
import { parseCommand, sameCommand, type Command } from './command';

/** What somebody is about to do with positions, or has sent. Nothing comes of it but what the lists show. */
export const commandInHand = createInHand<Command, true>({
  key: 'draft:leverage-in-hand',
  parse: parseCommand,
  sameTerms: sameCommand,
});
