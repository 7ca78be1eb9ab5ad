import { readFileSync } from 'node:fs';
import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test } from 'vitest';
import {
  PANEL_OFFER,
  PANEL_ORIGIN,
  PANEL_TOKEN,
  panelDouble,
  WITHOUT_LENDER_PENCE,
  type PanelDouble,
} from '../double/panel-double.ts';
import type { Trouble } from '../double/troubled-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { AN_ACCEPTANCE, AN_ENQUIRY, describeDeclinePanel } from './conformance.ts';
import { httpDeclinePanel } from './live.ts';
import { acceptanceAnswer, acceptanceRequest, enquiryAnswer, enquiryRequest } from './wire.ts';

const opened: PanelDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((panel) => panel.close()));
});

async function newWorld(token = PANEL_TOKEN) {
  const panel = await panelDouble();
  opened.push(panel);
  const settings = { url: 'https://panel.example', token, loopbackOrigin: panel.origin };
  return {
    panel,
    port: httpDeclinePanel(
      openOutbound(() => undefined),
      settings,
    ),
  };
}

const ACCEPTED = { ...AN_ACCEPTANCE, partnerId: PANEL_OFFER.partnerId };

describeDeclinePanel('a panel by HTTP', async () => (await newWorld()).port);

describe('a lender by HTTP', () => {
  test('is searched for without anything about the borrower', async () => {
    const { port, panel } = await newWorld();
    await port.findPartner(AN_ENQUIRY);
    expect(JSON.parse(panel.received[0]?.body ?? '')).toEqual({
      brand: 'lendable',
      amountPence: 300_000,
      termMonths: 24,
      purpose: 'car',
      incomeBand: '2000-to-2999',
    });
  });

  test('is not found for a loan that no one offers', async () => {
    const { port } = await newWorld();
    expect(await port.findPartner({ ...AN_ENQUIRY, amount: pence(WITHOUT_LENDER_PENCE) })).toBeNull();
  });

  const withExample = (changes: object) => ({
    offer: { ...PANEL_OFFER, example: { ...PANEL_OFFER.example, ...changes } },
  });

  test.each([
    ['an example whose payments do not add up', withExample({ monthlyCostPence: 17_407 })],
    [
      'an example that costs nothing',
      withExample({ monthlyCostPence: 12_500, totalAmountPayablePence: 300_000 }),
    ],
    ['an APR below the rate', withExample({ apr: 10 })],
    ['pounds', withExample({ amountPence: 3_000.5 })],
    ['an address without https', { offer: { ...PANEL_OFFER, origin: 'http://apply.lender.example' } }],
    ['an address with a path', { offer: { ...PANEL_OFFER, origin: `${PANEL_ORIGIN}/` } }],
    ['no name', { offer: { ...PANEL_OFFER, name: ' ' } }],
    ['no word on an offer', {}],
    ['something else', '<html>'],
  ])('is not shown with %s', async (_name, body) => {
    const { port, panel } = await newWorld();
    panel.meets({ status: 200, body });
    await expect(port.findPartner(AN_ENQUIRY)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('an application that is passed on by HTTP', () => {
  test.each(['error-after-effect', 'closed-connection', { status: 429 }] satisfies Trouble[])(
    'arrives once when the first answer is %j',
    async (trouble) => {
      const { port, panel } = await newWorld();
      panel.meets(trouble);
      expect((await port.accept(ACCEPTED)).url).toMatch(`${PANEL_ORIGIN}/continue?reference=`);
      expect(panel.accepted()).toBe(1);
    },
  );

  test.each([
    ['the link of another', { acceptanceId: 'acceptance-9', url: `${PANEL_ORIGIN}/continue` }],
    ['a script', { acceptanceId: 'acceptance-1', url: 'javascript:alert(1)' }],
    ['a link without https', { acceptanceId: 'acceptance-1', url: 'http://apply.lender.example/' }],
    ['no link', { acceptanceId: 'acceptance-1' }],
  ])('has no link when the answer is %s', async (_name, body) => {
    const { port, panel } = await newWorld();
    panel.meets({ status: 200, body });
    await expect(port.accept(ACCEPTED)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test.each([
    { status: 410, body: '<html>' },
    { status: 410, body: { acceptanceId: 'acceptance-9', error: 'no-longer-offered' } },
    { status: 400, body: { error: 'invalid' } },
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
  ])('is not refused for good by status $status of another server', async (answer) => {
    const { port, panel } = await newWorld();
    panel.meets(answer);
    await expect(port.accept(ACCEPTED)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('may have arrived when the panel says nothing for ten seconds', async () => {
    const { port, panel } = await newWorld();
    panel.meets('silence');
    const end = await endOfSilence(10_000, panel.received, () => port.accept(ACCEPTED));
    expect(end).toBeInstanceOf(ProviderTimeout);
  });

  test('is not sent on with a wrong token, which no error repeats, nor the applicant', async () => {
    const { port, panel } = await newWorld('not-the-token-but-secret');
    const error: unknown = await port.accept(ACCEPTED).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/secret|Jane|Sample/);
    expect(panel.accepted()).toBe(0);
  });
});

describe('docs/decline-panel.md', () => {
  const page = readFileSync(new URL('../../../../docs/decline-panel.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']): unknown =>
    JSON.parse(json),
  );

  test('has examples of both requests and answers, which fit the schema', () => {
    const schemas = [enquiryRequest, enquiryAnswer, acceptanceRequest, acceptanceAnswer];
    expect(examples).toHaveLength(schemas.length);
    for (const [index, schema] of schemas.entries())
      expect(schema.safeParse(examples[index]).error).toBeUndefined();
  });

  test('explains every field', () => {
    const { applicant, loan } = acceptanceRequest.shape;
    const fields = [enquiryRequest, acceptanceRequest, applicant, loan, acceptanceAnswer].flatMap(
      ({ shape }) => Object.keys(shape),
    );
    const offered = [...Object.keys(PANEL_OFFER), ...Object.keys(PANEL_OFFER.example)];
    expect([...fields, ...offered].filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});
