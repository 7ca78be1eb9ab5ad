import { PHONE_LINK_MINUTES } from '@fairlead/core/requirement/phone-link';
import { PROOF_KINDS } from '@fairlead/core/requirement/proof';
import { z } from 'zod';
import { applicationNotOpen, quoteExpired } from '../loan-application/refusals.ts';
import { fileInput, proofRefusals, UPLOAD_LIMIT_BYTES } from './proof.ts';
import { id, idParams, instant, secretText } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

const facts = {
  '@type': z.literal('phone-link'),
  id,
  state: z.enum(['waiting', 'connected', 'finished', 'ended']),
  /** The phone can send files until then. */
  expiresAt: instant,
  /** How many files it has sent. */
  files: z.int().min(0),
};

const phoneLink = z.strictObject(facts);

/** Of the link: what the phone was handed. */
const token = secretText.meta({ example: 'A-token-of-43-characters-out-of-the-QR-code' });

/** 32 random bytes in base64url, made by the browser of the phone, which the link is bound to. */
const key = secretText.meta({ example: 'A-key-of-43-characters-made-by-the-browser_' });

const { proofIsAccepted, tooManyFiles } = proofRefusals;

const offerRefusals = { applicationNotOpen, quoteExpired };

const linkRefusals = {
  phoneLinkEnded: refusal(410, 'This link has ended. Get a new code on your computer.'),
  phoneLinkTaken: refusal(
    409,
    'This link is already open on another phone. Continue there, or get a new code on your computer.',
  ),
};

const onPhone = { ...linkRefusals, ...offerRefusals, proofIsAccepted };

/** Tokens cannot be guessed; this is for those who try. */
const phoneLimit = { perAddress: { calls: 60, perMinutes: 15 } };

export const phoneLinkEndpoints = {
  makePhoneLink: endpoint({
    method: 'POST',
    path: '/v2/requirements/:id/phone-link',
    summary: 'Make a link for a phone',
    description:
      'One phone can send files for this proof with it, without signing in and for ' +
      `${PHONE_LINK_MINUTES} minutes. It replaces the link before it, and ends with this session. The token is only ` +
      'in this answer.',
    actor: 'borrower',
    params: idParams,
    data: z.strictObject({ ...facts, token }),
    rateLimit: { perAccount: { calls: 30, perMinutes: HOUR } },
    refusals: { ...offerRefusals, proofIsAccepted, tooManyFiles },
  }),

  readPhoneLink: endpoint({
    method: 'GET',
    path: '/v2/requirements/:id/phone-link',
    summary: 'Follow a link for a phone',
    description: 'The newest of the proof, or null.',
    actor: 'borrower',
    params: idParams,
    data: phoneLink.nullable(),
  }),

  endPhoneLink: endpoint({
    method: 'POST',
    path: '/v2/requirements/:id/end-phone-link',
    summary: 'End a link for a phone',
    description: 'The phone can send nothing from then on. What it has sent stays.',
    actor: 'borrower',
    params: idParams,
    data: phoneLink.nullable(),
  }),

  openPhoneLink: endpoint({
    method: 'POST',
    path: '/v2/phone-links/open',
    summary: 'Open a link on a phone',
    description:
      'Binds the link to the key of this browser. The same call again gets the same answer; another key is refused.',
    actor: 'anyone',
    body: z.strictObject({ token, key }),
    data: z.strictObject({
      '@type': z.literal('phone-upload'),
      firstName: z.string().meta({ example: 'Ada' }),
      proof: z.enum(PROOF_KINDS),
      /** How many more files can be sent. */
      room: z.int().min(0),
      files: z.int().min(0),
      expiresAt: instant,
    }),
    rateLimit: phoneLimit,
    refusals: onPhone,
  }),

  sendByPhone: endpoint({
    method: 'POST',
    path: '/v2/phone-links/send',
    summary: 'Send a file by a link',
    description:
      'As the proof itself is sent, and counted with it. Only the phone that opened the link can send.',
    actor: 'anyone',
    idempotent: true,
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    body: z.strictObject({ token, key, ...fileInput.shape }),
    data: z.strictObject({ files: z.int().min(1), room: z.int().min(0) }),
    rateLimit: { perAddress: { calls: 60, perMinutes: HOUR } },
    refusals: { ...linkRefusals, ...proofRefusals },
  }),

  finishByPhone: endpoint({
    method: 'POST',
    path: '/v2/phone-links/finish',
    summary: 'Finish with a link',
    description: 'Ends the link. The same call again gets the same answer.',
    actor: 'anyone',
    body: z.strictObject({ token, key }),
    data: z.strictObject({ files: z.int().min(0) }),
    rateLimit: phoneLimit,
    refusals: linkRefusals,
  }),
};
