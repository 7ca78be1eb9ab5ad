import { ENDPOINTS } from '@fairlead/contract/endpoints';
import { applied } from '@fairlead/testing/journeys/applying';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/listen.ts';
import { ROUTES } from '../../routes.ts';
import { samplesIn } from '../../testing/prometheus-text.ts';
import { productApi } from '../pipeline/product-api.ts';
import { constantAnswers } from './constant-answers.ts';

const TOKEN = 'a token that Prometheus sends';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.close());

const askWith = (headers: Record<string, string>, method = 'GET') =>
  server.fetch('/metrics', { method, headers });
const read = async () => samplesIn(await (await askWith({ authorization: `Bearer ${TOKEN}` })).text());

describe('/metrics', () => {
  test('is shown to the bearer of the token, as text that Prometheus reads', async () => {
    const answer = await askWith({ authorization: `Bearer ${TOKEN}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(samplesIn(await answer.text()).get('fairlead_queues_read')).toBe(1);
  });

  test.each([
    {},
    { authorization: '' },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
    { authorization: `Basic ${TOKEN}` },
    { authorization: TOKEN },
  ])('is shown to no one else: %j', async (headers) => {
    const answer = await askWith(headers);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Metrics"']);
    expect(await answer.text()).not.toContain('fairlead');
  });

  test('does not exist without a token', async () => {
    const without = await startTestServer();
    const answer = await without.fetch('/metrics', { headers: { authorization: 'Bearer ' } });
    expect(answer.status).toBe(404);
    await without.close();
  });
});

describe('what is counted of requests', () => {
  const REQUESTS = 'fairlead_http_request_duration_seconds';
  const countOf = async (labels: string): Promise<number> =>
    (await read()).get(`${REQUESTS}_count{${labels}}`) ?? 0;

  test('is each answer by endpoint, method and class of status', async () => {
    await server.call('findAddresses', { query: { postCode: 'ID1 1QD' } });
    await server.call('findAddresses', { query: { postCode: 'none' } });
    expect(await countOf('endpoint="findAddresses",method="GET",status="2xx"')).toBe(1);
    expect(await countOf('endpoint="findAddresses",method="GET",status="4xx"')).toBe(1);
  });

  test('includes constants that are answered from memory', async () => {
    const labels = 'endpoint="listEmploymentStatuses",method="GET",status="2xx"';
    const constants = await constantAnswers(server.services, productApi(server.services, ROUTES), ROUTES);
    const before = await countOf(labels);
    const listening = await listen(server.app, { host: '127.0.0.1', port: 0, constants });
    await fetch(`http://127.0.0.1:${listening.port}/v2/employment-statuses`);
    await listening.stop(1_000);
    expect(await countOf(labels)).toBe(before + 1);
  });

  test('has no label with anything of a borrower or an address', async () => {
    const { applicationId, token } = await applied(server);
    await server.call('readApplication', { token, params: { id: applicationId } });
    for (const path of ['/v2/nothing', `/v2/loans/${applicationId}`, '/v2/users/jane@borrower.example?x=1'])
      await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const samples = [...(await read()).keys()].filter((name) => name.startsWith(REQUESTS));
    const labels = samples.map((name) => /endpoint="(\w+)",method="(\w+)",status="(\w+)"/.exec(name));
    for (const [, endpoint = '', method = '', status = ''] of labels.map((found) => found ?? [])) {
      expect(['none', ...Object.keys(ENDPOINTS)]).toContain(endpoint);
      expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
      expect(['2xx', '4xx']).toContain(status);
    }
    expect(labels).not.toContain(null);
  });
});
