import type { PartnerOffer } from '@fairlead/core/application/decline-partner';
import { pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import type { HttpAnswer } from '../outbound/http-client.ts';
import { jsonService, type ServiceSettings } from '../outbound/json-service.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { AcceptedPartner, DeclinePanelPort, PartnerEnquiry, PartnerLink } from './port.ts';
import {
  acceptanceAnswer,
  acceptanceError,
  enquiryAnswer,
  type acceptanceRequest,
  type enquiryRequest,
  type OfferOnWire,
} from './wire.ts';

const PROVIDER = 'decline-panel';

const BAD_REQUEST = 400;

/** Refusals by the word of the schema. */
const REASONS = {
  'acceptance-id-reused': 'idempotency-key-reused',
  'no-longer-offered': 'no-longer-offered',
} as const;

const unavailable = ({ status }: HttpAnswer) =>
  new ProviderUnavailable(PROVIDER, { why: `status ${status}` });

function enquiryFor({ brandId, amount, termMonths, purpose, incomeBand }: PartnerEnquiry) {
  const request: z.infer<typeof enquiryRequest> = {
    brand: brandId,
    amountPence: amount,
    termMonths,
    purpose,
    incomeBand,
  };
  return request;
}

function acceptanceFor(accepted: AcceptedPartner) {
  const { acceptanceId, partnerId, amount, termMonths, purpose, netMonthlyIncome, addresses, ...applicant } =
    accepted;
  const request: z.infer<typeof acceptanceRequest> = {
    acceptanceId,
    partnerId,
    applicant: { ...applicant, addresses: [...addresses], netMonthlyIncomePence: netMonthlyIncome },
    loan: { amountPence: amount, termMonths, purpose },
  };
  return request;
}

function offerOf({ partnerId, name, origin, example }: OfferOnWire): PartnerOffer {
  return {
    partnerId,
    name,
    origin,
    example: {
      amount: pence(example.amountPence),
      termMonths: example.termMonths,
      interestRate: example.interestRate,
      totalFees: pence(example.totalFeesPence),
      monthlyCost: pence(example.monthlyCostPence),
      totalAmountPayable: pence(example.totalAmountPayablePence),
      apr: example.apr,
    },
  };
}

function offerIn(answer: HttpAnswer): PartnerOffer | null {
  if (answer.status >= BAD_REQUEST) throw unavailable(answer);
  const { offer } = readAs(enquiryAnswer, answer);
  return offer && offerOf(offer);
}

function linkIn(answer: HttpAnswer, acceptanceId: string): PartnerLink {
  if (answer.status >= BAD_REQUEST) {
    const refusal = readIf(acceptanceError, answer);
    if (refusal?.acceptanceId !== acceptanceId) throw unavailable(answer);
    throw new ProviderRejected(PROVIDER, REASONS[refusal.error]);
  }
  const accepted = readAs(acceptanceAnswer, answer);
  // The link opens someone's application: one for another acceptance is someone else's.
  if (accepted.acceptanceId !== acceptanceId) throw new AttemptFailed('malformed');
  return { url: accepted.url };
}

/**
 * A decline panel that speaks the schema of docs/decline-panel.md: POST /v1/enquiries, which names no one, and POST
 * /v1/acceptances, idempotent by `acceptanceId`.
 */
export function httpDeclinePanel(outbound: Outbound, settings: ServiceSettings): DeclinePanelPort {
  const service = jsonService(outbound, PROVIDER, settings);
  return {
    findPartner: (enquiry) =>
      service.post({ operation: 'find', path: '/v1/enquiries', body: enquiryFor(enquiry) }, offerIn),

    accept: (accepted) =>
      service.post(
        { operation: 'accept', path: '/v1/acceptances', body: acceptanceFor(accepted) },
        (answer) => linkIn(answer, accepted.acceptanceId),
      ),
  };
}
