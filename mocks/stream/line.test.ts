import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../scenarios/faults';
import type { SocketRule } from '../scenarios/fault-rule';
import { faultyLine, type StreamEvent } from './line';

const event = (id: number): StreamEvent => ({ type: 'lever_closed', to: 10_001, id: [id] });
const OTHER: StreamEvent = { type: 'closed_microorder', to: 10_001, data: { id: 99 } };

const idOf = (heard: StreamEvent): number => {
  if (heard.type === 'lever_closed') return heard.id?.[0] ?? 0;
  return heard.type === 'closed_microorder' ? (heard.data?.id ?? 0) : 0;
};

/** A socket that notes what it hears, 0 for the end of the connection; and the faults before it. */
const open = (...rules: readonly Partial<SocketRule>[]) => {
  const faults = createFaults();
  for (const rule of rules)
    faults.add({ stage: 'socket', event: '*', effect: { kind: 'drop' }, times: 1, ...rule });
  const heard: number[] = [];
  const connect = () =>
    faultyLine(faults, {
      tell: (told) => heard.push(idOf(told)),
      hangUp: () => heard.push(0),
    });
  return { faults, heard, connect, line: connect() };
};

const tell = ({ line }: ReturnType<typeof open>, ...ids: readonly number[]): void => {
  for (const id of ids) line.tell(event(id));
};

/** Which of 400 events come through a line that loses a quarter of them. */
const toldOf400 = (seed: number): readonly number[] => {
  const socket = open({ probability: 0.25, times: 1000, seed });
  tell(socket, ...Array.from({ length: 400 }, (_, index) => index + 1));
  return socket.heard;
};

afterEach(() => vi.useRealTimers());

describe('an event on its way to a socket', () => {
  it('is told at once and in order without a fault', () => {
    const socket = open();
    tell(socket, 1, 2, 3);
    expect(socket.heard).toEqual([1, 2, 3]);
  });

  it('is dropped, by name, from the nth on, so many times', () => {
    const socket = open({ event: 'lever_closed', nth: 2, times: 2 });
    socket.line.tell(OTHER);
    tell(socket, 1, 2, 3, 4);
    expect(socket.heard).toEqual([99, 1, 4]);
  });

  it('is dropped with a probability, the same ones each time', () => {
    const once = toldOf400(7);
    expect(toldOf400(7)).toEqual(once);
    expect(toldOf400(8)).not.toEqual(once);
    // 400 x 0.75 = 300; three standard deviations, sqrt(400 x 0.25 x 0.75) = 8.7, are 26.
    expect(once.length).toBeGreaterThan(274);
    expect(once.length).toBeLessThan(326);
  });

  it('is told twice', () => {
    const socket = open({ effect: { kind: 'duplicate' } });
    tell(socket, 1, 2);
    expect(socket.heard).toEqual([1, 1, 2]);
  });

  it('comes after the next one; a lasting rule changes the places of each two', () => {
    const once = open({ effect: { kind: 'reorder' } });
    tell(once, 1, 2, 3);
    expect(once.heard).toEqual([2, 1, 3]);
    const lasting = open({ effect: { kind: 'reorder' }, times: 100 });
    tell(lasting, 1, 2, 3, 4);
    expect(lasting.heard).toEqual([2, 1, 4, 3]);
  });

  it('comes late, or not at all where the socket has ended meanwhile', () => {
    vi.useFakeTimers();
    const socket = open({ effect: { kind: 'delay', ms: 500 }, times: 2 });
    tell(socket, 1);
    vi.advanceTimersByTime(499);
    expect(socket.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.heard).toEqual([1]);
    tell(socket, 2);
    socket.line.end();
    vi.advanceTimersByTime(1000);
    tell(socket, 3);
    expect(socket.heard).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a socket', () => {
  it('that has fallen silent stays so until the rule is taken away; another one talks on', () => {
    const socket = open({ effect: { kind: 'silent' }, nth: 2 });
    tell(socket, 1, 2, 3);
    const other = socket.connect();
    other.tell(event(4));
    expect(socket.heard).toEqual([1, 4]);
    // It has struck, and is listed still: somebody has to be able to take it away.
    expect(socket.faults.active()).toMatchObject([{ id: 0, left: 0 }]);
    socket.faults.remove(0);
    tell(socket, 5);
    expect(socket.heard).toEqual([1, 4, 5]);
  });

  it('is cut off again and again, as often as the rule says', () => {
    const socket = open({ effect: { kind: 'disconnect' }, nth: 2, times: 2 });
    tell(socket, 1, 2, 3);
    // 1, cut off, and silence; the second connection is cut off with its first event; the third one lives.
    socket.connect().tell(event(4));
    socket.connect().tell(event(5));
    expect(socket.heard).toEqual([1, 0, 0, 5]);
  });
});
