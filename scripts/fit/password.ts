import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Where a password comes from without a terminal. */
export const PASSWORD_VARIABLE = 'QUAYSIDE_FIT_PASSWORD';

/** Discards what is written, so that the terminal shows nothing of what is typed. */
const silent = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** A line typed on a terminal, not shown; `undefined` if it is closed or interrupted first. */
const typedOn = (input: NodeJS.ReadableStream): Promise<string | undefined> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input, output: silent(), terminal: true });
    terminal.on('close', () => resolve(undefined));
    terminal.on('SIGINT', () => terminal.close());
    terminal.question('', (line) => {
      resolve(line);
      terminal.close();
    });
  });

/** Takes the password from the environment, or asks for it on a terminal. It is not shown. `undefined` without either. */
export const askPassword = async (
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
): Promise<string | undefined> => {
  const given = environment[PASSWORD_VARIABLE];
  if (given !== undefined && given !== '') return given;
  if (input.isTTY !== true) {
    say(`There is no terminal to ask for the password on: set ${PASSWORD_VARIABLE}.\n`);
    return undefined;
  }
  say('Password (not shown): ');
  const typed = await typedOn(input);
  say(typed === undefined ? '\nNo password, so nothing was asked.\n' : '\n');
  return typed === '' ? undefined : typed;
};
