import { afterEach, describe, expect, test } from 'vitest';
import { doubleServer, type DoubleServer, type Reaction } from '../double/double-server.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { sharedAffordability } from './live.ts';

const opened: DoubleServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((double) => double.close()));
});

const LOAN = { brandId: 'asda', loanId: '01a1f866-0d00-742c-8dbe-984679d2ac53' };

const answering = (isAffordable: unknown): Reaction => ({
  status: 200,
  body: {
    data: {
      '@type': 'affordability',
      isAffordable,
      maximumMonthlyPayment: 412.5,
      asOf: '2026-11-20',
      rulesVersion: 'affordability-2026-1',
    },
  },
});

async function askOn(...reactions: readonly Reaction[]) {
  const left = [...reactions];
  const double = await doubleServer(() => left.shift() ?? answering(true));
  opened.push(double);
  const settings = { url: 'https://shared.example/group/', name: 'product', token: 'a-token-of-the-group' };
  const port = sharedAffordability(
    openOutbound(() => undefined),
    { ...settings, loopbackOrigin: double.origin },
  );
  return { double, ask: () => port.isAffordable(LOAN) };
}

describe('what is affordable by the shared API', () => {
  test('is asked for with the name and the token of the service, by the loan alone', async () => {
    const { double, ask } = await askOn(answering(true));
    expect(await ask()).toBe(true);
    const [request] = double.received;
    expect(`${request?.method} ${request?.target}`).toBe(
      `GET /group/cross-product/loans/${LOAN.loanId}/affordability`,
    );
    expect(request?.headers).toMatchObject({
      'x-brand': 'asda',
      'x-service-name': 'product',
      'x-service-token': 'a-token-of-the-group',
    });
  });

  test('can be nothing, and is unknown of a loan that it does not have', async () => {
    expect(await (await askOn(answering(false))).ask()).toBe(false);
    expect(await (await askOn({ status: 404, body: { error: {} } })).ask()).toBeNull();
  });

  test('is asked for again after an error of the server', async () => {
    const { double, ask } = await askOn({ status: 500 }, answering(true));
    expect(await ask()).toBe(true);
    expect(double.received).toHaveLength(2);
  });

  test.each([
    { status: 401 },
    { status: 403 },
    { status: 200, body: '<html>' },
    answering('yes'),
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
  ] as readonly Reaction[])('is not known when the answer is not documented: %o', async (reaction) => {
    const { ask } = await askOn(reaction, reaction, reaction);
    await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('is not waited for longer than two seconds', async () => {
    const startedAt = performance.now();
    await expect((await askOn('silence', 'silence', 'silence')).ask()).rejects.toBeInstanceOf(
      ProviderTimeout,
    );
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });
});
