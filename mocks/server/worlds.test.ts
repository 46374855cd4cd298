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

/** Uses a world for a moment. */
const visit = async (worlds: ReturnType<typeof open>, name: string) => {
  const { world, release } = await worlds.hold(name);
  release();
  return world;
};

it('the world that was used longest ago makes room for another one', async () => {
  const worlds = open();
  const [first, second] = [await visit(worlds, 'first'), await visit(worlds, 'second')];
  await visit(worlds, 'third');
  expect(await visit(worlds, 'first')).toBe(first);
  await visit(worlds, 'fourth');
  expect(await visit(worlds, 'first')).toBe(first);
  expect(await visit(worlds, 'second')).not.toBe(second);
});

it('a world that somebody uses stays, however many others are opened, until the last one leaves', async () => {
  const worlds = open();
  const [call, stream] = [await worlds.hold('used'), await worlds.hold('used')];
  const others = async (): Promise<void> => {
    for (let number = 0; number < 2 * MOST; number += 1) await visit(worlds, `other ${number}`);
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

it('a world that cannot be opened is held by nobody, and tried afresh', async () => {
  const worlds = open();
  await expect(worlds.hold('strange,colour:red')).rejects.toThrow('colour is no word');
  expect(await visit(worlds, 'strange')).toBeDefined();
});
