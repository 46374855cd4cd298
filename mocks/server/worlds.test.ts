import { expect, it } from 'vitest';
import { START } from '../testing/gated-backend';
import { openWorlds } from './worlds';

const MOST = 3;

const open = () =>
  openWorlds({
    seed: 7,
    state: undefined,
    realNow: () => START,
    onDefect: () => undefined,
    most: MOST,
  });

/** Holds a world and releases it. */
const visit = async (worlds: ReturnType<typeof open>, name: string) => {
  const { world, release } = await worlds.hold(name);
  release();
  return world;
};

it('the least recently used world is closed for another one', async () => {
  const worlds = open();
  const [first, second] = [await visit(worlds, 'first'), await visit(worlds, 'second')];
  await visit(worlds, 'third');
  expect(await visit(worlds, 'first')).toBe(first);
  await visit(worlds, 'fourth');
  expect(await visit(worlds, 'first')).toBe(first);
  expect(await visit(worlds, 'second')).not.toBe(second);
});

it('a held world stays open, however many others are opened, until its last release', async () => {
  const worlds = open();
  const [call, stream] = [await worlds.hold('used'), await worlds.hold('used')];
  const others = async (): Promise<void> => {
    for (let number = 0; number < 2 * MOST; number += 1) await visit(worlds, `other-${number}`);
  };
  await others();
  expect(await visit(worlds, 'used')).toBe(call.world);
  call.release();
  await others();
  expect(await visit(worlds, 'used')).toBe(stream.world);
  stream.release();
  await others();
  expect(await visit(worlds, 'used')).not.toBe(stream.world);
});

it('a world that fails to open is not held, and is opened again on the next request', async () => {
  const worlds = open();
  await expect(worlds.hold('strange,colour:red')).rejects.toThrow('colour is no word');
  expect(await visit(worlds, 'strange')).toBeDefined();
});

it('no more worlds than the most are held at a time', async () => {
  const worlds = open();
  const held = await Promise.all(['one', 'two', 'three'].map((name) => worlds.hold(name)));
  await expect(worlds.hold('four')).rejects.toThrow('all 3 worlds');
  held[0]?.release();
  expect(await visit(worlds, 'four')).toBeDefined();
});

it.each(['job-17', '42_a.b', 'A', 'x'.repeat(100), 'job-17,seed:9', '', 'seed:9,frozen'])(
  'the name of a world may be %j',
  async (header) => {
    expect(await visit(open(), header)).toBeDefined();
  },
);

it.each(['feature/login', 'ci@main', 'job%2F1', 'team 7', ' job', 'münchen', 'x'.repeat(101)])(
  'a name that a proxy could read as another is refused: %j',
  async (header) => {
    await expect(open().hold(header)).rejects.toThrow('a world is named by up to 100 of');
    await expect(open().hold(`${header},seed:9`)).rejects.toThrow('a world is named by');
  },
);

/** In the name of a file, 11 characters for each `seed:7,`: two of its seven are written as three. */
const words = (count: number): string => 'seed:7,'.repeat(count);

it('words without a name are refused if they are too long for the name of a file', async () => {
  expect(await visit(open(), words(18))).toBeDefined();
  await expect(open().hold(words(19))).rejects.toThrow('NAME,WORDS');
  expect(await visit(open(), `named,${words(19)}`)).toBeDefined();
});
