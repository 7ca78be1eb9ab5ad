import { afterEach, expect, test } from 'vitest';
import { doubleServer, type DoubleServer } from '../double/double-server.ts';
import { jsonService } from './json-service.ts';
import { openOutbound } from './outbound.ts';

const opened: DoubleServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function send(url: string) {
  const server = await doubleServer(() => ({ status: 200, body: { isDone: true } }));
  opened.push(server);
  const settings = { url, token: 'the-token', loopbackOrigin: server.origin };
  const service = jsonService(
    openOutbound(() => undefined),
    'credit-bureau',
    settings,
  );
  const call = { operation: 'search', path: '/v1/searches', body: { lastName: 'Sample' } };
  const answer = await service.post(call, (read) => read.json());
  return { answer, request: server.received[0] };
}

test.each([
  ['https://bureau.example', '/v1/searches'],
  ['https://bureau.example/lender', '/lender/v1/searches'],
])('a service at %s is called at %s, with its token in a header', async (url, path) => {
  const { answer, request } = await send(url);
  expect(answer).toEqual({ isDone: true });
  expect(request).toMatchObject({ method: 'POST', body: '{"lastName":"Sample"}' });
  expect([request?.url.pathname, request?.url.search]).toEqual([path, '']);
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer the-token',
    'content-type': 'application/json',
  });
});
