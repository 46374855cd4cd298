import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openWebSocket } from '@/api/live/connection';
import { takeEvent } from '@/api/live/read-event';
import { createSocket } from '@/api/live/socket';
import { clientSettings } from '@/api/settings';
import { followQuotes } from '@/features/market';
import { positionEvents } from '@/features/leverage';
import { settlementEvents } from '@/features/seconds-contract';
import { browserTimers } from '@/lib/timers';
import { useSessionUser } from '@/session/session';

const addressOf = (protocol: number): string =>
  `${window.location.origin.replace(/^http/u, 'ws')}/socket.io/?EIO=${protocol}&transport=websocket`;

const openSocket = () => {
  const protocol = clientSettings().socket ?? 4;
  return createSocket({
    url: addressOf(protocol),
    protocol,
    openWire: openWebSocket,
    timers: browserTimers,
    onEvent: takeEvent,
  });
};

/** What the user's room reports, by feature. */
const RECORD_EVENTS = [...settlementEvents, ...positionEvents];

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Keeps the page's one socket open and passes its events on: prices to everybody, changed records to their owner. */
export const Live = () => {
  const [socket] = useState(openSocket);
  const client = useQueryClient();
  const user = useSessionUser()?.id;
  // The outside system, here and below: the socket.
  useEffect(() => {
    const listeners = new AbortController();
    const wake = (): void => {
      if (isAwake()) socket.wake();
    };
    window.addEventListener('online', wake, { signal: listeners.signal });
    document.addEventListener('visibilitychange', wake, { signal: listeners.signal });
    const stops = [followQuotes(), socket.open()];
    return () => {
      listeners.abort();
      for (const stop of stops) stop();
    };
  }, [socket]);
  useEffect(() => {
    socket.logIn(user);
    if (user === undefined) return undefined;
    const stops = RECORD_EVENTS.map((follow) => follow(client, user));
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, client, user]);
  return null;
};
