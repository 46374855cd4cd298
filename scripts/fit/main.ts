import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptions } from './options';
import { askPassword } from './password';
import { run } from './run';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(options);
  process.exitCode = process.argv.includes('--help') ? 0 : 2;
} else {
  const { account, out } = options;
  const login = account === undefined ? undefined : { account, password: await askPassword() };
  const { lines, fixtures } = await run(options, login);
  for (const line of lines) say(line);
  await mkdir(out, { recursive: true });
  for (const { name, text } of fixtures) await writeFile(join(out, name), text);
  say(
    `\n${fixtures.length} replies without personal values are in ${out}: look at them before you send them.`,
  );
}
