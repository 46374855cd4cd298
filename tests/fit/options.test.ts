import { expect, it } from 'vitest';
import { HELP, readOptions } from '../../scripts/fit/options';

it('reads the origin of the server, and its language', () => {
  expect(readOptions(['--server', 'https://host.example:8443/', '--language', 'de'])).toEqual({
    origin: 'https://host.example:8443',
    language: 'de',
    account: undefined,
    out: 'fit-replies',
  });
});

it.each([
  [[], HELP],
  [['--help'], HELP],
  [['--server', 'ftp://host'], '--server takes'],
  [['--server', 'https://me:pw@host'], '--server takes'],
  [['--server', 'https://host/h5/'], '--server takes https://host without a path'],
  [['--server', 'https://host/api'], '--server takes https://host without a path'],
  [['--server', 'https://host/?x=1'], '--server takes https://host without a path'],
  [['--server', 'https://host/#/home'], '--server takes https://host without a path'],
  [['--server', 'https://host', '--language', 'xx'], '--language takes'],
  [['--server', 'https://host', '--password', 'x'], 'The password is never an argument'],
  [['--server', 'https://host', '--password=x'], 'The password is never an argument'],
  [['--server', 'https://host', '--other'], "Unknown option '--other'"],
  [['--server', 'https://host', 'a-secret'], 'There is an argument without a name'],
  [['--server', 'http://host', '--account', 'a'], '--account takes https'],
  [['--server', 'http://localhost.evil.example', '--account', 'a'], '--account takes https'],
])('says what is wrong with %j', (args, said) => {
  expect(readOptions(args)).toContain(said);
});

it('takes an account over http on this machine alone', () => {
  for (const server of ['http://127.0.0.1:4010', 'http://localhost', 'http://[::1]:80'])
    expect(readOptions(['--server', server, '--account', 'a'])).toMatchObject({ account: 'a' });
});

it('repeats no value of a wrong argument: it may be a password', () => {
  for (const args of [['a-secret'], ['--password', 'a-secret'], ['--password=a-secret']])
    expect(readOptions(args)).not.toContain('a-secret');
});

it('refuses to run where any certificate would be accepted', () => {
  const args = ['--server', 'https://host', '--account', 'a'];
  const said = readOptions(args, { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  expect(said).toBe('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: unset it\n');
  expect(readOptions(args, { NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toMatchObject({ account: 'a' });
});
