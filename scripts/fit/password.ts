import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Discards what is written, so that the terminal shows nothing of what is typed. */
const silent = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks for the password on the terminal, or takes it from the environment. It is not shown. */
export const askPassword = async (): Promise<string> => {
  const given = process.env['QUAYSIDE_FIT_PASSWORD'];
  if (given !== undefined) return given;
  process.stderr.write('Password: ');
  const terminal = createInterface({ input: process.stdin, output: silent(), terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};
