import { z } from 'zod';
import { idParams } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal, type Refusals } from '../wire/refusal.ts';
import { declinePartner } from './decline-partner-shape.ts';
import { applicationNotOpen } from './refusals.ts';
import { loanApplication } from './shapes.ts';

const noDeclinePartner = refusal(404, 'No other lender can look at an application like yours at the moment.');
const declinePartnerOutOfOrder = refusal(409, 'Read about the lender and agree to its search first.');
const declinePartnerAccepted = refusal(
  409,
  'You asked us to send your details to this lender. Ask the lender to delete them.',
);
const declinePartnerGone = refusal(409, 'This lender is not taking applications from us any more.');

/** Each asks a service from outside. */
const rateLimit = { perAccount: { calls: 60, perMinutes: HOUR } };

const DECLINE_PARTNER = '/v2/loan-applications/:id/decline-partner';

/** An event of the offer, by the last part of its address. */
const event = <const Name extends string, const R extends Refusals>(
  name: Name,
  summary: string,
  description: string,
  refusals: R,
) =>
  endpoint({
    method: 'POST',
    path: `${DECLINE_PARTNER}/events/${name}.json`,
    summary,
    description: `${description} It may repeat.`,
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: loanApplication,
    refusals,
  });

/** Another lender for a borrower who was declined, by consent. */
export const declinePartnerEndpoints = {
  consentToDeclinePanel: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/decline-consent',
    summary: 'Consent to being shown another lender',
    description:
      'For an application that was declined in the last 30 days. Other lenders receive the amount, the term, the ' +
      'purpose and a band of the income, and nothing that says who the borrower is. `false` withdraws the consent, ' +
      'until an offer was accepted.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ consented: z.boolean() }),
    data: loanApplication,
    refusals: { applicationNotOpen, declinePartnerAccepted },
  }),

  readDeclinePartner: endpoint({
    method: 'GET',
    path: DECLINE_PARTNER,
    summary: 'Read the other lender',
    description:
      'Finds it on the first call. `notFound` until the borrower has consented, `noDeclinePartner` where there is none.',
    actor: 'borrower',
    params: idParams,
    data: declinePartner,
    rateLimit,
    refusals: { noDeclinePartner },
  }),

  informOfDeclinePartner: event(
    'informed-of-offer',
    'Record that the other lender was shown',
    'The borrower has seen who it is and what it costs.',
    {},
  ),

  startDeclinePartner: event(
    'flow-started',
    'Record that the borrower continues',
    'Follows `informed-of-offer`.',
    { declinePartnerOutOfOrder },
  ),

  consentToPartnerSearch: event(
    'consented-to-search',
    'Record the consent to a search',
    'Follows `flow-started`: the lender may search the borrower’s credit file, and receive their details.',
    { declinePartnerOutOfOrder },
  ),

  acceptDeclinePartner: endpoint({
    method: 'POST',
    path: `${DECLINE_PARTNER}/accept`,
    summary: 'Accept the offer of the other lender',
    description:
      'Follows `consented-to-search`. Passes the application on to the lender, once, and returns where the borrower ' +
      'continues; repeated, it returns the same. The link is personal.',
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    data: z.strictObject({
      '@type': z.literal('decline-partner-link'),
      url: z.string().meta({ example: 'https://apply.lender.example/continue?reference=FM-1' }),
    }),
    rateLimit,
    refusals: { declinePartnerOutOfOrder, declinePartnerGone },
  }),
};
