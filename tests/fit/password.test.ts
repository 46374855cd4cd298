import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askPassword, PASSWORD_VARIABLE } from '../../scripts/fit/password';

const terminal = () => Object.assign(new PassThrough(), { isTTY: true });

/** Asks, types, and returns the answer with all that was said. */
const ask = async (
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string>> = {},
  type: () => void = () => undefined,
) => {
  let said = '';
  const answer = askPassword(input, environment, (text) => {
    said += text;
  });
  type();
  return { password: await answer, said };
};

it('takes a line typed on a terminal and shows nothing of it', async () => {
  const input = terminal();
  const { password, said } = await ask(input, {}, () => input.write('p4ss wörd\r'));
  expect([password, said]).toEqual(['p4ss wörd', 'Password (not shown): \n']);
});

it('takes it from the environment without asking', async () => {
  const { password, said } = await ask(terminal(), { [PASSWORD_VARIABLE]: 'p4ss' });
  expect([password, said]).toEqual(['p4ss', '']);
});

it('says what to set where there is no terminal', async () => {
  const { password, said } = await ask(new PassThrough());
  expect(password).toBeUndefined();
  expect(said).toContain(`set ${PASSWORD_VARIABLE}`);
});

it.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('ends without a password on %s', async (_name, key) => {
  const input = terminal();
  const { password, said } = await ask(input, {}, () => input.write(key));
  expect(password).toBeUndefined();
  expect(said).toContain('nothing was asked');
});
