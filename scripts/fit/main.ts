import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fixture } from './advice';
import type { Login } from './examine';
import { readOptions, type Options } from './options';
import { askPassword } from './password';
import { READS } from './reads';
import { EXIT, run } from './run';

const complain = (text: string): void => void process.stderr.write(text);

/** Which call is asked, on a terminal alone: the output may go to a file. */
const showCall = (call: string): void => {
  if (process.stderr.isTTY) complain(`\r\u001B[K${call}`);
};

/** Writes the replies, readable by this user alone, in place of those of an earlier run. */
const writeFixtures = async (out: string, fixtures: readonly Fixture[]): Promise<void> => {
  await mkdir(out, { recursive: true });
  for (const id of READS) await rm(join(out, `${id}.json`), { force: true });
  for (const { name, text } of fixtures) await writeFile(join(out, name), text, { mode: 0o600 });
};

const examineServer = async (options: Options, login: Login | undefined): Promise<number> => {
  const { lines, fixtures, exit } = await run(options, login, undefined, showCall);
  showCall('');
  process.stdout.write(`${lines.join('\n')}\n`);
  if (fixtures.length === 0) return exit;
  try {
    await writeFixtures(options.out, fixtures);
  } catch (error) {
    complain(`\nThe replies could not be written: ${String(error)}\n`);
    return EXIT.wrongUse;
  }
  process.stdout.write(
    `\n${fixtures.length} replies without personal values are in ${options.out}:\nlook at them before you send them.\n`,
  );
  return exit;
};

const start = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2), process.env);
  if (typeof options === 'string') {
    const isHelp = process.argv.includes('--help');
    (isHelp ? process.stdout : process.stderr).write(options);
    return isHelp ? EXIT.fits : EXIT.wrongUse;
  }
  const { account } = options;
  if (account === undefined) return examineServer(options, undefined);
  const password = await askPassword(process.stdin, process.env, complain);
  return password === undefined ? EXIT.wrongUse : examineServer(options, { account, password });
};

const exit = await start();
// A socket that the server does not close would keep the process. What was written is sent first.
process.stdout.write('', () => process.exit(exit));
