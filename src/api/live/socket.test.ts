import { describe, expect, it } from 'vitest';
import { manualTimers } from '../../../tests/support/manual-timers';
import type { OpenTransport, Protocol } from './connection';
import { createSocket } from './socket';

const OPEN = '0{"sid":"a","pingInterval":25000,"pingTimeout":20000}';

/** The server's end of a transport. */
interface FakeTransport {
  readonly sent: string[];
  readonly say: (...frames: readonly string[]) => void;
  readonly cut: () => void;
  isClosed: boolean;
}

const setUp = (protocol: Protocol = 4) => {
  const timers = manualTimers();
  const transports: FakeTransport[] = [];
  const openedAt: number[] = [];
  const events: unknown[] = [];
  const openTransport: OpenTransport = (_url, { onFrame, onClose }) => {
    openedAt.push(timers.now());
    const end: FakeTransport = {
      sent: [],
      say: (...frames) => {
        for (const frame of frames) if (!end.isClosed) onFrame(frame);
      },
      cut: () => {
        if (!end.isClosed) onClose();
      },
      isClosed: false,
    };
    transports.push(end);
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
    openTransport,
    timers,
    onEvent: (...event) => events.push(event),
  });
  const transport = (): FakeTransport => {
    const last = transports.at(-1);
    if (last === undefined) throw new Error('nothing was opened');
    return last;
  };
  return { socket, timers, transport, transports, openedAt, events };
};

describe('the socket', () => {
  it('protocol 4: requests the root namespace and answers pings', () => {
    const { socket, transport, events } = setUp();
    socket.open();
    transport().say(OPEN, '40{"sid":"b"}', '2', '42["kline",{"a":1}]');
    expect(transport().sent).toEqual(['40', '3']);
    expect(events).toEqual([['kline', { a: 1 }]]);
  });

  it('protocol 3: leaves the root namespace to the server, and sends pings', () => {
    const { socket, transport, timers, events } = setUp(3);
    socket.open();
    transport().say(OPEN, '40', '42["kline",{"a":1}]');
    timers.pass(25_000);
    expect(transport().sent).toEqual(['2']);
    expect(events).toHaveLength(1);
  });

  it.each(['42', '42[', '42{}', '42[1]', '43["kline"]', '42["x"', '4', 'x', '', '451-["kline"]'])(
    'drops the frame %j and stays connected',
    (frame) => {
      const { socket, transport, events } = setUp();
      socket.open();
      transport().say(OPEN, '40', frame, '42["kline",1]');
      expect(events).toEqual([['kline', 1]]);
    },
  );

  it('reconnects after 1, 2, 4, 5 and 5 seconds', () => {
    const { socket, transport, timers, openedAt } = setUp();
    socket.open();
    for (let round = 0; round < 5; round += 1) {
      transport().cut();
      timers.pass(5000);
    }
    const starts = [0, 1000, 5000 + 2000, 10_000 + 4000, 15_000 + 5000, 20_000 + 5000];
    expect(openedAt).toEqual(starts);
  });

  it('resets the back-off after a lasting connection, not after one that drops at once', () => {
    const storm = setUp();
    storm.socket.open();
    for (let round = 0; round < 3; round += 1) {
      storm.transport().say(OPEN, '40');
      storm.transport().cut();
      storm.timers.pass(5000);
    }
    expect(storm.openedAt).toEqual([0, 1000, 7000, 14_000]);
    storm.transport().say(OPEN, '40');
    storm.timers.pass(5000);
    storm.transport().cut();
    storm.timers.pass(1000);
    expect(storm.transports).toHaveLength(5);
  });

  it('gives up connecting after 20 seconds', () => {
    const { socket, transport, transports, timers } = setUp();
    socket.open();
    transport().say(OPEN);
    timers.pass(19_999);
    expect(transports).toHaveLength(1);
    timers.pass(1);
    expect(transport().isClosed).toBe(true);
    timers.pass(1000);
    expect(transports).toHaveLength(2);
  });

  it('reconnects when pings stop', () => {
    const { socket, transports, transport, timers } = setUp();
    socket.open();
    transport().say(OPEN, '40');
    timers.pass(49_999);
    expect(transports).toHaveLength(1);
    timers.pass(1001);
    expect(transports).toHaveLength(2);
  });

  it('reconnects at once on resume, unless it is connected', () => {
    const { socket, transports, transport, timers } = setUp();
    socket.open();
    transport().cut();
    socket.resume();
    expect(transports).toHaveLength(2);
    transport().say(OPEN, '40');
    socket.resume();
    expect(transports).toHaveLength(2);
    // The page was suspended: no frame for longer than the ping interval.
    timers.pass(25_001);
    socket.resume();
    expect(transports).toHaveLength(3);
  });

  it('joins the user’s room on each connection, and leaves it by reconnecting', () => {
    const { socket, transport, transports, timers } = setUp();
    socket.logIn(7);
    socket.open();
    transport().say(OPEN, '40');
    expect(transport().sent).toEqual(['40', '42["login",7]']);
    transport().cut();
    timers.pass(1000);
    transport().say(OPEN, '40');
    expect(transport().sent).toEqual(['40', '42["login",7]']);
    socket.logIn(undefined);
    expect(transports).toHaveLength(3);
    transport().say(OPEN, '40');
    expect(transport().sent).toEqual(['40']);
    socket.logIn(8);
    expect(transport().sent).toEqual(['40', '42["login",8]']);
  });

  it('does nothing after it is closed', () => {
    const { socket, transport, transports, timers } = setUp();
    const close = socket.open();
    transport().say(OPEN, '40');
    close();
    socket.resume();
    timers.pass(60_000);
    expect([transports.length, timers.count(), transport().isClosed]).toEqual([1, 0, true]);
  });
});
