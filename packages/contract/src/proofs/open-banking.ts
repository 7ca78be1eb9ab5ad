import { z } from 'zod';
import { applicationNotOpen, quoteExpired } from '../loan-application/refusals.ts';
import { loanApplication } from '../loan-application/shapes.ts';
import { proofIsAccepted } from './proof.ts';
import { id, idParams, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { INCOME_PROOF, pathTo } from '../web/account-paths.ts';
import { DAY, HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const offerRefusals = { applicationNotOpen, quoteExpired };

/** While the requirement asks for nothing, or what was given is being checked. */
const requirementRefusals = {
  ...offerRefusals,
  proofIsAccepted,
  proofIsChecked: refusal(409, 'We’re checking your proof of income. There is nothing more to do.'),
};

/** The longest code that a provider sends back. */
const CODE_LIMIT = 4_000;

const RETURN_ADDRESS = `https://loans.example${pathTo(INCOME_PROOF, { id: EXAMPLE.id })}`;

const state = text(200).meta({ example: 'state-of-the-journey' });

const DESCRIPTION =
  '`code` or `error` as the provider sent it. Repeated after a success, it gives the same answer and nothing is read ' +
  'again. Another borrower’s state is treated as one that does not exist.';

/** A secret of the provider, for one use. It names no record: anyone who has it could read the account that it opens. */
const code = text(CODE_LIMIT).meta({ format: 'password', example: 'code-of-the-provider' });

export const openBankingEndpoints = {
  startIncomeJourney: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/customer-data-provider-journey-request',
    summary: 'Start an open banking journey for income',
    description:
      'Returns the address of the provider’s page on which the borrower chooses a bank and agrees. It leads back to ' +
      '`/truelayer/callback` of the brand, once, for 15 minutes. `redirectUrl` is where the borrower then continues: the ' +
      'page of this application’s proof of income.',
    actor: 'borrower',
    params: idParams,
    body: z.strictObject({
      redirectUrl: text(500).meta({
        example: RETURN_ADDRESS,
      }),
    }),
    data: z.strictObject({
      '@type': z.literal('journey'),
      journeyUrl: z.string().meta({ example: 'https://auth.truelayer.com/?response_type=code' }),
    }),
    rateLimit: {
      perAddress: { calls: 30, perMinutes: HOUR },
      perAccount: { calls: 20, perMinutes: DAY },
    },
    refusals: {
      ...requirementRefusals,
      redirectNotAllowed: refusal(
        422,
        'A journey returns to the page of this application’s proof of income.',
      ),
    },
  }),

  pullIncomeData: endpoint({
    method: 'POST',
    path: '/v2/truelayer/data-pulls',
    summary: 'Read bank data after the journey',
    description: DESCRIPTION,
    actor: 'borrower',
    body: z.union([
      z.strictObject({ state, code }),
      z.strictObject({ state, error: text(200).meta({ example: 'access_denied' }) }),
    ]),
    data: z.strictObject({
      '@type': z.literal('data-pull'),
      /** `unavailable` and `failed` end the journey as well: the borrower starts another. */
      outcome: z.enum(['read', 'cancelled', 'failed', 'unavailable']),
      /** Null unless it was read. */
      dataPullId: id.nullable(),
      applicationId: id,
      redirectUrl: z.string().meta({
        example: RETURN_ADDRESS,
      }),
    }),
    rateLimit: {
      perAddress: { calls: 120, perMinutes: HOUR },
      perAccount: { calls: 60, perMinutes: HOUR },
    },
    refusals: {
      ...requirementRefusals,
      journeyNotKnown: refusal(404, 'This link doesn’t belong to your application. Start again from there.'),
      journeyExpired: refusal(
        409,
        'It’s more than 15 minutes since you left for your bank. Start again from your application.',
      ),
      journeyUsed: refusal(409, 'This link has been used. Start again from your application.'),
      dataIsBeingRead: refusal(409, 'We’re still reading from your bank. Try again in a moment.', false),
    },
  }),

  associateDataPull: endpoint({
    method: 'POST',
    path: '/v2/loan-applications/:id/associate-ob-data-pull',
    summary: 'Use income data from open banking',
    description:
      'Works out what the data shows, stores that, and deletes the data. The borrower then agrees to it by ' +
      '`skip-proof-of-income`. Repeating the call changes nothing.',
    actor: 'borrower',
    params: idParams,
    body: z.strictObject({ dataPullId: id }),
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      ...requirementRefusals,
      dataPullNotThere: refusal(404, 'What we read from your bank has been deleted. Start again.'),
    },
  }),

  deleteDataPull: endpoint({
    method: 'DELETE',
    path: '/v2/truelayer/data-pulls/:id',
    summary: 'Delete what was read from the bank',
    description:
      'The borrower withdraws their consent: what was read and what it shows are deleted, and the proof of income is ' +
      'asked for again where it rested on that. A decision that was made by it stays. Possible until the signature.',
    actor: 'borrower',
    params: idParams,
    data: loanApplication,
    rateLimit: { perAccount: { calls: 60, perMinutes: HOUR } },
    refusals: {
      loanIsSigned: refusal(
        409,
        'We agreed your loan based on what your bank showed, so we have to keep that for as long as the loan’s records.',
      ),
    },
  }),
};
