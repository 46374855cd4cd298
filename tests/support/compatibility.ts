import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFields } from '@mocks/testing/contract';

const ROOT = join(import.meta.dirname, '../..');
const REDOCLY = join(ROOT, 'node_modules/.bin/redocly');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

type Fields = Readonly<Record<string, unknown>>;

const fieldsAt = (value: unknown, ...keys: readonly string[]): Fields => {
  let place = value;
  for (const key of keys) place = isFields(place) ? place[key] : undefined;
  return isFields(place) ? place : {};
};

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

const read = (file: string): Fields => fieldsAt(JSON.parse(readFileSync(file, 'utf8')));

const shapeChanges = async (released: string, current: string): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)(
    process.platform === 'win32' ? `${REDOCLY}.cmd` : REDOCLY,
    ['diff', released, current, '--format', 'json', '--fail-on', 'none'],
    {
      env: { ...process.env, ...QUIET },
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    },
  );
  const { changes } = fieldsAt(JSON.parse(stdout));
  return (Array.isArray(changes) ? changes : []).flatMap((change: unknown) => {
    const { impact, kind, path, property } = fieldsAt(change);
    const place = String(path);
    // Redocly treats removed request fields as documentation changes, but a client that sends one loses its meaning.
    const lostField = kind === 'removed' && /requestBody.*\/properties\/[^/]+$/u.test(place);
    // A refusal's message is a key or any other text: a new key breaks nobody, and one that is gone has lost its group (below).
    if (property === 'enum' && place.endsWith('/properties/message/anyOf/0')) return [];
    return impact === 'major' || lostField
      ? [`${String(kind)} ${place} ${typeof property === 'string' ? property : ''}`.trim()]
      : [];
  });
};

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Changes that schemas do not show: whether a visitor may make a call. */
const callsOf = (contract: Fields): ReadonlyMap<string, { open: boolean }> =>
  new Map(
    Object.entries(fieldsAt(contract, 'paths')).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const call = fieldsAt(item, method);
        if (call['operationId'] === undefined) return [];
        const security = call['security'] ?? contract['security'];
        const ways: readonly unknown[] = Array.isArray(security) ? security : [];
        const open =
          ways.length === 0 || ways.some((way) => isFields(way) && Object.keys(way).length === 0);
        return [[`${method} ${path}`, { open }]] as const;
      }),
    ),
  );

const groupsOf = (contract: Fields): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fieldsAt(contract, 'components', 'schemas', 'ErrorKey', 'x-groups')).flatMap(
      ([group, keys]) => textsIn(keys).map((key) => [key, group] as const),
    ),
  );

const meaningChanges = (released: Fields, current: Fields): readonly string[] => {
  const now = callsOf(current);
  // A removed refusal breaks no client: the code that handles it just never runs.
  const calls = [...callsOf(released)].flatMap(([name, { open }]) =>
    open && now.get(name)?.open === false ? [`${name} needs a token`] : [],
  );
  const groups = groupsOf(current);
  const moved = [...groupsOf(released)]
    .filter(([key, group]) => groups.get(key) !== group)
    .map(([key, group]) => `${key} is no longer in ${group}`);
  return [...calls, ...moved];
};

/** Changes in the contract `current` that break a client of the contract `released`, as text. */
export const breakingChanges = async (
  released: string,
  current: string,
): Promise<readonly string[]> => [
  ...(await shapeChanges(released, current)),
  ...meaningChanges(read(released), read(current)),
];

const versionOf = (file: string): readonly string[] =>
  String(fieldsAt(read(file), 'info')['version']).split('.');

/** True if the version announces a breaking change: a new major version, or below 1.0 a new minor version. */
export const announcesBreak = (released: string, current: string): boolean => {
  const [major, minor] = versionOf(released);
  const [majorNow, minorNow] = versionOf(current);
  return major !== majorNow || (major === '0' && minor !== minorNow);
};
