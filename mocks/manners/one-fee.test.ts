import { afterEach, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openWorlds, type HeldEntry } from '../server/worlds';
import { START } from '../testing/gated-backend';
import { isFields, type Fields } from './fields';
import type { Manner } from './manner';
import { MANNERS } from './manners';
import { USDT_ID } from '../catalogue/currencies';

let entry: HeldEntry;
let token = '';

const ask = async (path: string, fields: Fields): Promise<Fields> => {
  const headers = { 'content-type': 'application/json', authorization: token };
  const body = JSON.stringify(fields);
  const url = `http://mock.invalid/api/${path}`;
  const reply = await entry.backend.handle(new Request(url, { method: 'POST', headers, body }));
  const read: unknown = await reply.json();
  return isFields(read) ? read : {};
};

const open = async (manner: Manner): Promise<void> => {
  const worlds = openWorlds({
    seed: 7,
    state: undefined,
    realNow: () => START,
    onDefect: () => undefined,
    manner,
  });
  entry = await worlds.hold('persona:banked');
  const session = await ask('user/login', { user_string: 'banked', password: READY_PASSWORD });
  token = String(session['message']);
};

afterEach(() => entry.release());

/** A withdrawal of 300 USDT at the fee that the server tells. */
const withdrawalTo = async (destination: Fields): Promise<Fields> => {
  const { message: terms } = await ask('wallet/get_info', { currency: USDT_ID });
  const rate = isFields(terms) ? terms['rate'] : undefined;
  return { currency: USDT_ID, number: '300', rate, pay_password: 'payme12', ...destination };
};

it.each(Object.entries(MANNERS))(
  '%s takes the fee of the currency from a card',
  async (_, manner) => {
    await open(manner);
    const sent = await withdrawalTo({ address: 'DEMO-NOT-PAYABLE-0001', type: 1 });
    expect(await ask('wallet/out', { ...sent, rate: '2' })).toMatchObject({ type: 'error' });
    expect(await ask('wallet/out', sent)).toMatchObject({ type: 'ok' });
  },
);

it.each(Object.entries(MANNERS))(
  '%s pays to an address that is not saved, on a network',
  async (_, manner) => {
    await open(manner);
    const sent = await withdrawalTo({
      address: 'TDEMO-NOT-PAYABLE-TYPED',
      sub_type: 'TRC20',
      type: 0,
    });
    expect(await ask('wallet/out', sent)).toMatchObject({ type: 'ok' });
  },
);
