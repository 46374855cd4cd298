import { describe, expect, it } from 'vitest';
import { EVENTS, type EventName } from '@/api/generated/events';
import socket from '../../src/api/generated/events/asyncapi.json';

const isEventName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

const EXAMPLES = Object.values(socket.components.messages).flatMap(({ name, examples }) =>
  examples.map(({ payload }) => ({ name, payload })),
);
const parsed = (name: string, payload: unknown) =>
  isEventName(name) ? EVENTS[name].safeParse(payload) : undefined;

describe('the socket’s events', () => {
  it('have an example each', () => {
    const shown = new Set(EXAMPLES.map(({ name }) => name));
    expect([...shown].toSorted()).toEqual(Object.keys(EVENTS).toSorted());
  });

  it.each(EXAMPLES)('are parsed without a change: $name', ({ name, payload }) => {
    expect(parsed(name, payload)).toEqual({ success: true, data: payload });
  });

  it.each(EXAMPLES.filter(({ payload }) => typeof payload === 'object'))(
    'have their name in their type: $name',
    ({ name, payload }) => {
      expect(payload).toMatchObject({ type: name });
      expect(parsed(name, { ...Object(payload), type: 'another' })?.success).toBe(false);
    },
  );

  it('are refused with a number in the place of a decimal', () => {
    const event = EXAMPLES.find(({ name }) => name === 'daymarket')?.payload;
    expect(parsed('daymarket', { ...Object(event), now_price: 67_123.4 })?.success).toBe(false);
  });
});
