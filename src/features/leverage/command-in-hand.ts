import { createPlacing } from '@/api/placing';
import { parseCommand, sameCommand, type Command } from './command';

/** What somebody is about to do with positions, or has sent. Nothing comes of it but what the lists show. */
export const commandInHand = createPlacing<Command, true>({
  key: 'draft:leverage-in-hand',
  parse: parseCommand,
  sameTerms: sameCommand,
});
