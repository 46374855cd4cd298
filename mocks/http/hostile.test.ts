import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { audit } from '../engine/audit';
import { startTestBackend } from '../node';
import { signIn } from '../scenarios/sign-in';
import { START } from '../testing/gated-backend';
import { hostileRequest, type HostileRequest } from '../testing/hostile-request';
import { runs } from '../testing/runs';

vi.setConfig({ testTimeout: 60_000 });

const open = async () => {
  const started = await startTestBackend({ at: START });
  const token = (await signIn(started.world, 'trader')) ?? '';
  const send = ({ method, path, headers, body }: HostileRequest): Promise<Response> =>
    started.backend.handle(
      new Request(`http://mock.invalid/api${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      }),
    );
  return { ...started, token, send };
};

/** Bodies that once gave 500: the fields' fingerprint was made before they were validated. */
const DEEP = 5000;
it.each([
  ['an object without a text', '{"number":{"toString":1}}'],
  ['a list nested too deep', `{"number":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
])('%s is refused as a wrong parameter, with a key too', async (_what, body) => {
  const { send, token, defects } = await open();
  const headers = {
    'content-type': 'application/json',
    authorization: token,
    'idempotency-key': 'hostile-key',
  };
  const response = await send({ method: 'POST', path: '/microtrade/submit', headers, body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ type: 'error' });
  expect(defects).toEqual([]);
});

it('no hostile request gives 500, and the books stay balanced', async () => {
  const { world, send, token, defects } = await open();
  await fc.assert(
    fc.asyncProperty(hostileRequest(Object.values(OPERATIONS), [token]), async (request) => {
      const response = await send(request);
      expect([response.status, response.headers.get('x-mock-fault'), defects]).toEqual([
        200,
        null,
        [],
      ]);
    }),
    runs(400),
  );
  expect(audit(await world.snapshot())).toEqual([]);
});
