import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer } from './http-server';
import { toHarEntry } from './traffic';

const HELP = `The mock backend over HTTP.

  --port N      port to listen on (4010)
  --host H      address to listen on (127.0.0.1)
  --seed N      seed of the world (7)
  --record F    write every call of the contract to the file F, an entry of a HAR a line
  --quiet       no request log
  --help        this text

/api/*     the calls of the contract
/__mock    POST a control command as JSON, such as {"command":"advance","seconds":30};
           or by its name: GET /__mock/audit, POST /__mock/advance {"seconds":30}
x-mock-world: NAME   a world of one's own for each name`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: '7' },
    record: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const start = async (): Promise<void> => {
  const record = values.record === undefined ? undefined : openSync(values.record, 'w');
  const server = await startServer({
    port: Number(values.port),
    host: values.host,
    seed: Number(values.seed),
    onDefect: (error) => process.stderr.write(`defect: ${String(error)}\n`),
    ...(values.quiet ? {} : { log: say }),
    ...(record === undefined
      ? {}
      : {
          record: (exchange) => {
            writeSync(record, `${JSON.stringify(toHarEntry(exchange))}\n`);
          },
        }),
  });
  say(`mock backend on ${server.url}/api`);
  const stop = async (): Promise<void> => {
    await server.close();
    if (record !== undefined) closeSync(record);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

if (values.help) say(HELP);
else {
  start().catch((error: unknown) => {
    process.stderr.write(
      `mock backend: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  });
}
