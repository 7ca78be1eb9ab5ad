import { createHash } from 'node:crypto';
import { SANDBOX_PARTNER } from '../decline-panel/partners.ts';
import { acceptanceRequest, enquiryRequest, type OfferOnWire } from '../decline-panel/wire.ts';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const PANEL_TOKEN = 'panel-0123456789abcdefABCDEF0123456';

export const PANEL_ORIGIN = 'https://apply.lender.example';

/** An amount for which there is no lender. */
export const WITHOUT_LENDER_PENCE = 404_000;

const { example } = SANDBOX_PARTNER;

export const PANEL_OFFER: OfferOnWire = {
  partnerId: SANDBOX_PARTNER.partnerId,
  name: SANDBOX_PARTNER.name,
  origin: PANEL_ORIGIN,
  example: {
    amountPence: example.amount,
    termMonths: example.termMonths,
    interestRate: example.interestRate,
    totalFeesPence: example.totalFees,
    monthlyCostPence: example.monthlyCost,
    totalAmountPayablePence: example.totalAmountPayable,
    apr: example.apr,
  },
};

export interface PanelDouble extends TroubledDouble {
  /** How many applications were passed on. */
  accepted(): number;
}

/** A panel that speaks docs/decline-panel.md, with the lender of the sandbox. */
export async function panelDouble(): Promise<PanelDouble> {
  const accepted = new Map<string, string>();

  const enquire = (body: unknown): Answer => {
    const read = enquiryRequest.safeParse(body);
    if (!read.success) return { status: 400, body: { error: 'invalid' } };
    const isOffered = read.data.amountPence !== WITHOUT_LENDER_PENCE;
    return { status: 200, body: { offer: isOffered ? PANEL_OFFER : null } };
  };

  const accept = (body: unknown): Answer => {
    const read = acceptanceRequest.safeParse(body);
    if (!read.success) return { status: 400, body: { error: 'invalid' } };
    const { acceptanceId, partnerId } = read.data;
    if (partnerId !== PANEL_OFFER.partnerId)
      return { status: 410, body: { acceptanceId, error: 'no-longer-offered' } };
    const asked = JSON.stringify(read.data);
    const known = accepted.get(acceptanceId) ?? asked;
    if (known !== asked) return { status: 409, body: { acceptanceId, error: 'acceptance-id-reused' } };
    accepted.set(acceptanceId, asked);
    const reference = createHash('sha256').update(acceptanceId).digest('hex').slice(0, 24);
    return { status: 200, body: { acceptanceId, url: `${PANEL_ORIGIN}/continue?reference=${reference}` } };
  };

  const answerTo = ({ method, url, headers, body }: Received): Answer => {
    if (headers.authorization !== `Bearer ${PANEL_TOKEN}`) return { status: 401 };
    if (method === 'POST' && url.pathname === '/v1/enquiries') return enquire(JSON.parse(body));
    if (method === 'POST' && url.pathname === '/v1/acceptances') return accept(JSON.parse(body));
    return { status: 404 };
  };

  return { ...(await troubledDouble(answerTo)), accepted: () => accepted.size };
}
