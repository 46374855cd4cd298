import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMockServer } from '../../scripts/mock-serve.ts';
import { PATIENCE } from '../../tests/support/patience';
import { fromFile } from '../store/world-text';
import { isFields } from '../testing/contract';
import { RUNS_FACTOR } from '../testing/runs';
import { USDT_ID } from '../catalogue/currencies';

/** Number of worlds that the server is saving when it is killed. */
const WORLDS = 10;
/** Number of interrupted worlds. */
const CUTS = 200;
const KILLS = Math.max(1, Math.round((CUTS / WORLDS) * RUNS_FACTOR));
/** Maximum number of replies, over all worlds, before the server is killed, up to so many ms after the last. */
const MOST_ANSWERS = 40;
const MOST_MS = 25;
const START = /http:\S+(?=\/api)/u;

/** Defects that servers reported. */
const complaints: string[] = [];

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-crash-'));
  file = await buildMockServer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

const startChild = async (state: string): Promise<Running> => {
  const args = [file, '--port', '0', '--quiet', '--state', state];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.on('data', (text: unknown) => complaints.push(String(text)));
  const dead = once(child, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  const first: unknown = await Promise.race([once(child.stdout, 'data'), dead]);
  dead.catch(() => undefined);
  return { child, url: START.exec(String(first))?.[0] ?? '' };
};

const post = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const init = { 'content-type': 'application/json', ...headers };
  const signal = AbortSignal.timeout(PATIENCE.condition);
  const request = { method: 'POST', headers: init, body: JSON.stringify(body), signal };
  const response = await fetch(url, request);
  const reply: unknown = await response.json();
  if (!isFields(reply)) throw new Error('no envelope');
  return reply;
};

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '10' };

/** A client's view of one world: idempotency keys it has sent, and those with a reply. */
interface Lane {
  readonly name: string;
  readonly answered: Set<string>;
  readonly sent: Set<string>;
  token: string;
}

/** Sends orders one after the other until the server stops answering. */
const trade = async (lane: Lane, url: string, onAnswer: () => void): Promise<void> => {
  for (;;) {
    const clientId = `order-${lane.sent.size + 1}`.padStart(12, '0');
    lane.sent.add(clientId);
    const headers = {
      authorization: lane.token,
      'idempotency-key': clientId,
      'x-mock-world': lane.name,
    };
    try {
      const { type } = await post(`${url}/api/microtrade/submit`, ORDER, headers);
      if (type === 'ok') lane.answered.add(clientId);
      onAnswer();
    } catch {
      return;
    }
  }
};

/**
 * Checks that the file is one whole world (`fromFile` audits its books from the first journal on) with every answered
 * order.
 */
const checkFile = async (lane: Lane, last: ReadonlySet<string>): Promise<void> => {
  const text = await readFile(join(folder, `${lane.name}.json`), 'utf8');
  const { replies, records } = await fromFile(text);
  const kept = new Set(Object.keys(replies).map((key) => key.split(':')[1] ?? ''));
  expect([...lane.answered].filter((id) => !kept.has(id))).toEqual([]);
  // Of the unanswered orders, at most the one in progress when the server was killed.
  const unanswered = [...kept].filter((id) => !lane.answered.has(id));
  expect(unanswered.filter((id) => last.has(id)).length).toBeLessThanOrEqual(1);
  // 26 orders in the history of a fresh world, and one for each kept idempotency key.
  expect(Object.keys(records.secondsOrders)).toHaveLength(26 + kept.size);
  for (const id of unanswered) lane.answered.add(id);
};

/** Opens the world and signs in. */
const enter = async (lane: Lane, url: string): Promise<void> => {
  if (lane.token !== '') return;
  const command = { command: 'persona', account: 'practice' };
  const signedIn = await post(`${url}/__mock`, command, { 'x-mock-world': lane.name });
  lane.token = String(signedIn['result']);
};

const killOnce = async (lanes: readonly Lane[]): Promise<void> => {
  const { child, url } = await startChild(folder);
  await Promise.all(lanes.map((lane) => enter(lane, url)));
  const before = lanes.map((lane) => new Set(lane.sent));
  const ended = once(child, 'exit');
  let left = 1 + Math.floor(Math.random() * MOST_ANSWERS);
  const onAnswer = (): void => {
    left -= 1;
    if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * MOST_MS);
  };
  const trading = lanes.map((lane) => trade(lane, url, onAnswer));
  await Promise.all([ended, ...trading]);
  for (const [place, lane] of lanes.entries()) {
    const last = [...lane.sent].filter((id) => before[place]?.has(id) !== true);
    await checkFile(lane, new Set(last));
  }
};

it('a server that is killed while it writes leaves the old world or the new one, with every order that was answered', async () => {
  const lanes = Array.from({ length: WORLDS }, (_, index): Lane => ({
    name: `world-${index}`,
    answered: new Set(),
    sent: new Set(),
    token: '',
  }));
  for (let kill = 0; kill < KILLS; kill += 1) await killOnce(lanes);
  const answered = lanes.reduce((sum, lane) => sum + lane.answered.size, 0);
  expect(complaints).toEqual([]);
  // The runs must contain enough replies.
  expect(answered).toBeGreaterThan(KILLS * 5);
});
