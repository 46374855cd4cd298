import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openWebSocket } from '@/api/live/connection';
import { receiveEvent } from '@/api/live/receive-event';
import { createSocket } from '@/api/live/socket';
import { clientSettings } from '@/api/settings';
import { followQuotes } from '@/features/market';
import { positionEvents } from '@/features/leverage';
import { messageEvents } from '@/features/messages';
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
    openTransport: openWebSocket,
    timers: browserTimers,
    onEvent: receiveEvent,
  });
};

/** Events in the user's room, by feature. */
const RECORD_EVENTS = [...settlementEvents, ...positionEvents, ...messageEvents];

const isOnScreenAndOnline = (): boolean =>
  document.visibilityState === 'visible' && navigator.onLine;

/** Keeps the page's socket open: prices for everyone, record changes for the signed-in user. */
export const LiveUpdates = () => {
  const [socket] = useState(openSocket);
  const client = useQueryClient();
  const user = useSessionUser()?.id;
  // Synchronises with the socket, here and below.
  useEffect(() => {
    const listeners = new AbortController();
    const resume = (): void => {
      if (isOnScreenAndOnline()) socket.resume();
    };
    window.addEventListener('online', resume, { signal: listeners.signal });
    document.addEventListener('visibilitychange', resume, { signal: listeners.signal });
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
