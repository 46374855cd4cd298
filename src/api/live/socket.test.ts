import { describe, expect, it } from 'vitest';
import { manualTimers } from '../../../tests/support/manual-timers';
import type { OpenWire, Protocol } from './connection';
import { createSocket } from './socket';

const OPEN = '0{"sid":"a","pingInterval":25000,"pingTimeout":20000}';

/** A wire as the server sees it. */
interface End {
  readonly sent: string[];
  readonly say: (...frames: readonly string[]) => void;
  readonly cut: () => void;
  isClosed: boolean;
}

const setUp = (protocol: Protocol = 4) => {
  const timers = manualTimers();
  const wires: End[] = [];
  const openedAt: number[] = [];
  const events: unknown[] = [];
  const openWire: OpenWire = (_url, { onFrame, onClose }) => {
    openedAt.push(timers.now());
    const end: End = {
      sent: [],
      say: (...frames) => {
        for (const frame of frames) if (!end.isClosed) onFrame(frame);
      },
      cut: () => {
        if (!end.isClosed) onClose();
      },
      isClosed: false,
    };
    wires.push(end);
    return {
      send: (frame) => end.sent.push(frame),
      close: () => {
        end.isClosed = true;
      },
    };
  };
  const socket = createSocket({
    url: 'ws://host/socket.io/',
    protocol,
    openWire,
    timers,
    onEvent: (...event) => events.push(event),
  });
  const wire = (): End => {
    const last = wires.at(-1);
    if (last === undefined) throw new Error('nothing was opened');
    return last;
  };
  return { socket, timers, wire, wires, openedAt, events };
};

describe('the socket', () => {
  it('connects by protocol 4: it asks for the root and answers pings', () => {
    const { socket, wire, events } = setUp();
    socket.open();
    wire().say(OPEN, '40{"sid":"b"}', '2', '42["kline",{"a":1}]');
    expect(wire().sent).toEqual(['40', '3']);
    expect(events).toEqual([['kline', { a: 1 }]]);
  });

  it('connects by protocol 3: the server connects the root by itself, and is pinged', () => {
    const { socket, wire, timers, events } = setUp(3);
    socket.open();
    wire().say(OPEN, '40', '42["kline",{"a":1}]');
    timers.pass(25_000);
    expect(wire().sent).toEqual(['2']);
    expect(events).toHaveLength(1);
  });

  it.each(['42', '42[', '42{}', '42[1]', '43["kline"]', '42["x"', '4', 'x', '', '451-["kline"]'])(
    'drops the frame %j and stays connected',
    (frame) => {
      const { socket, wire, events } = setUp();
      socket.open();
      wire().say(OPEN, '40', frame, '42["kline",1]');
      expect(events).toEqual([['kline', 1]]);
    },
  );

  it('connects again after 1, 2, 4, 5 and 5 seconds', () => {
    const { socket, wire, timers, openedAt } = setUp();
    socket.open();
    for (let round = 0; round < 5; round += 1) {
      wire().cut();
      timers.pass(5000);
    }
    const starts = [0, 1000, 5000 + 2000, 10_000 + 4000, 15_000 + 5000, 20_000 + 5000];
    expect(openedAt).toEqual(starts);
  });

  it('waits a second again once a connection has lasted, not when each is cut at once', () => {
    const storm = setUp();
    storm.socket.open();
    for (let round = 0; round < 3; round += 1) {
      storm.wire().say(OPEN, '40');
      storm.wire().cut();
      storm.timers.pass(5000);
    }
    expect(storm.openedAt).toEqual([0, 1000, 7000, 14_000]);
    storm.wire().say(OPEN, '40');
    storm.timers.pass(5000);
    storm.wire().cut();
    storm.timers.pass(1000);
    expect(storm.wires).toHaveLength(5);
  });

  it('gives up a connection that takes more than 20 seconds', () => {
    const { socket, wire, wires, timers } = setUp();
    socket.open();
    wire().say(OPEN);
    timers.pass(19_999);
    expect(wires).toHaveLength(1);
    timers.pass(1);
    expect(wire().isClosed).toBe(true);
    timers.pass(1000);
    expect(wires).toHaveLength(2);
  });

  it('takes a line for dead on which not even pings come', () => {
    const { socket, wires, wire, timers } = setUp();
    socket.open();
    wire().say(OPEN, '40');
    timers.pass(49_999);
    expect(wires).toHaveLength(1);
    timers.pass(1001);
    expect(wires).toHaveLength(2);
  });

  it('connects at once when the network or the user is back, and not while it is connected', () => {
    const { socket, wires, wire, timers } = setUp();
    socket.open();
    wire().cut();
    socket.wake();
    expect(wires).toHaveLength(2);
    wire().say(OPEN, '40');
    socket.wake();
    expect(wires).toHaveLength(2);
    // An hour in a pocket: nothing has run meanwhile, and nothing was heard.
    timers.pass(25_001);
    socket.wake();
    expect(wires).toHaveLength(3);
  });

  it('joins the room of the user with each connection, and leaves it by connecting anew', () => {
    const { socket, wire, wires, timers } = setUp();
    socket.logIn(7);
    socket.open();
    wire().say(OPEN, '40');
    expect(wire().sent).toEqual(['40', '42["login",7]']);
    wire().cut();
    timers.pass(1000);
    wire().say(OPEN, '40');
    expect(wire().sent).toEqual(['40', '42["login",7]']);
    socket.logIn(undefined);
    expect(wires).toHaveLength(3);
    wire().say(OPEN, '40');
    expect(wire().sent).toEqual(['40']);
    socket.logIn(8);
    expect(wire().sent).toEqual(['40', '42["login",8]']);
  });

  it('is silent for good once it is closed', () => {
    const { socket, wire, wires, timers } = setUp();
    const close = socket.open();
    wire().say(OPEN, '40');
    close();
    socket.wake();
    timers.pass(60_000);
    expect([wires.length, timers.count(), wire().isClosed]).toEqual([1, 0, true]);
  });
});
