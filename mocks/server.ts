import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { HELP, readOptions } from './server/options';
import { startServer } from './server/start';
import { toHarEntry } from './server/traffic';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Opens a new file; creates its folder. */
const openRecord = (path: string): number => {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, 'w');
};

const main = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    say(HELP);
    return;
  }
  const { quiet, record: path, ...rest } = options;
  const file = path === undefined ? undefined : openRecord(path);
  const server = await startServer({
    ...rest,
    onDefect: (error) => complain(`defect: ${String(error)}`),
    ...(quiet ? {} : { log: say }),
    ...(file === undefined
      ? {}
      : {
          record: (exchange) => {
            writeSync(file, `${JSON.stringify(toHarEntry(exchange))}\n`);
          },
        }),
  });
  say(`mock backend on ${server.url}/api`);
  const stop = async (): Promise<void> => {
    await server.close();
    if (file !== undefined) closeSync(file);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

main().catch((error: unknown) => {
  complain(`mock backend: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
