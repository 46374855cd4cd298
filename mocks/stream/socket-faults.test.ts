import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../scenarios/faults';
import type { SocketRule } from '../scenarios/fault-rule';
import { withSocketFaults, type StreamEvent } from './socket-faults';

const event = (id: number): StreamEvent => ({ type: 'lever_closed', to: 10_001, id: [id] });
const OTHER: StreamEvent = { type: 'closed_microorder', to: 10_001, data: { id: 99 } };

const idOf = (received: StreamEvent): number => {
  if (received.type === 'lever_closed') return received.id?.[0] ?? 0;
  return received.type === 'closed_microorder' ? (received.data?.id ?? 0) : 0;
};

/** A socket that records its events, 0 for the end of the connection, behind these faults. */
const open = (...rules: readonly Partial<SocketRule>[]) => {
  const faults = createFaults();
  for (const rule of rules)
    faults.add({ stage: 'socket', event: '*', effect: { kind: 'drop' }, times: 1, ...rule });
  const received: number[] = [];
  const connect = () =>
    withSocketFaults(faults, {
      send: (sent) => received.push(idOf(sent)),
      disconnect: () => received.push(0),
    });
  return { faults, received, connect, line: connect() };
};

const send = ({ line }: ReturnType<typeof open>, ...ids: readonly number[]): void => {
  for (const id of ids) line.send(event(id));
};

/** The events out of 400 that arrive if a quarter is lost. */
const receivedOf400 = (seed: number): readonly number[] => {
  const socket = open({ probability: 0.25, times: 1000, seed });
  send(socket, ...Array.from({ length: 400 }, (_, index) => index + 1));
  return socket.received;
};

afterEach(() => vi.useRealTimers());

describe('an event to a socket', () => {
  it('is delivered at once and in order without a fault', () => {
    const socket = open();
    send(socket, 1, 2, 3);
    expect(socket.received).toEqual([1, 2, 3]);
  });

  it('is dropped, by name, from the nth on, the given number of times', () => {
    const socket = open({ event: 'lever_closed', nth: 2, times: 2 });
    socket.line.send(OTHER);
    send(socket, 1, 2, 3, 4);
    expect(socket.received).toEqual([99, 1, 4]);
  });

  it('is dropped with a probability, the same ones each time', () => {
    const once = receivedOf400(7);
    expect(receivedOf400(7)).toEqual(once);
    expect(receivedOf400(8)).not.toEqual(once);
    // 400 x 0.75 = 300; three standard deviations, sqrt(400 x 0.25 x 0.75) = 8.7, are 26.
    expect(once.length).toBeGreaterThan(274);
    expect(once.length).toBeLessThan(326);
  });

  it('is delivered twice', () => {
    const socket = open({ effect: { kind: 'duplicate' } });
    send(socket, 1, 2);
    expect(socket.received).toEqual([1, 1, 2]);
  });

  it('is delivered after the next one; a lasting rule swaps each pair', () => {
    const once = open({ effect: { kind: 'reorder' } });
    send(once, 1, 2, 3);
    expect(once.received).toEqual([2, 1, 3]);
    const lasting = open({ effect: { kind: 'reorder' }, times: 100 });
    send(lasting, 1, 2, 3, 4);
    expect(lasting.received).toEqual([2, 1, 4, 3]);
  });

  it('is delivered late, or not at all if the socket has closed meanwhile', () => {
    vi.useFakeTimers();
    const socket = open({ effect: { kind: 'delay', ms: 500 }, times: 2 });
    send(socket, 1);
    vi.advanceTimersByTime(499);
    expect(socket.received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.received).toEqual([1]);
    send(socket, 2);
    socket.line.end();
    vi.advanceTimersByTime(1000);
    send(socket, 3);
    expect(socket.received).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a socket', () => {
  it('silenced by a rule stays silent until the rule is removed; others continue', () => {
    const socket = open({ effect: { kind: 'silent' }, nth: 2 });
    send(socket, 1, 2, 3);
    const other = socket.connect();
    other.send(event(4));
    expect(socket.received).toEqual([1, 4]);
    // The rule is used up but still listed, so that it can be removed.
    expect(socket.faults.active()).toMatchObject([{ id: 0, left: 0 }]);
    socket.faults.remove(0);
    send(socket, 5);
    expect(socket.received).toEqual([1, 4, 5]);
  });

  it('is disconnected as often as the rule says', () => {
    const socket = open({ effect: { kind: 'disconnect' }, nth: 2, times: 2 });
    send(socket, 1, 2, 3);
    // 1, disconnected, silence; the second connection ends at its first event; the third one works.
    socket.connect().send(event(4));
    socket.connect().send(event(5));
    expect(socket.received).toEqual([1, 0, 0, 5]);
  });
});
