import { SETTLEMENT_LETTER_HELP } from '@fairlead/brands/experiments';
import { newDraft, newKey } from '../journeys/drafts.ts';
import { applied } from '../journeys/applying.ts';
import { newMotorApplicant, withCar } from '../motor-people.ts';
import type { TestServer } from '../start-test-server.ts';
import { refusedWhere } from './refusal-world.ts';

const nothing = () => Promise.resolve({});

const referredToMotor = ({ get }: TestServer) => get('makeReferral', { body: { brand: 'motor' } });

const UNKNOWN = 'x'.repeat(43);

export const VISITOR_REFUSALS = [
  refusedWhere('the link was never sent', 'tokenNotUsable', nothing).by(
    {
      authenticate: () => ({ body: { type: 'auto_login', data: { token: UNKNOWN } } }),
      describeLoginLink: () => ({ body: { token: UNKNOWN } }),
    },
    { leaves: ['audit_rows'] },
  ),
  refusedWhere('the call names no session', 'sessionNotNamed', (server) => applied(server)).by({
    recordDevice: ({ token }) => ({
      token,
      body: { screenWidth: 390, screenHeight: 844, language: 'en-GB', timeZone: 'Europe/London' },
    }),
  }),
  refusedWhere('the call names no browser', 'browserNotNamed', nothing).by({
    readBrowserSeed: () => ({ brand: 'motor', params: { name: SETTLEMENT_LETTER_HELP.name } }),
  }),
  refusedWhere('the pause would end before today', 'pauseNotPossible', (server) => applied(server)).by({
    changeContactPause: ({ token, userId }) => ({
      token,
      params: { id: userId },
      body: { pausedUntil: '2026-11-01' },
    }),
  }),
  refusedWhere('the form was deleted', 'draftGone', async (server) => {
    const draft = newDraft();
    await server.get('saveDraft', { body: draft });
    await server.get('deleteDraft', { body: { secret: draft.key } });
    return { ...draft, isNew: false };
  }).by({ saveDraft: (body) => ({ body }) }),
  refusedWhere('the link to a form was never sent', 'draftLinkNotUsable', nothing).by({
    continueDraft: () => ({ body: { token: UNKNOWN, key: newKey() } }),
  }),
  refusedWhere('the brand has no contact form', 'contactFormOff', nothing).by({
    contactUs: () => ({
      brand: 'lendable',
      body: {
        name: 'Ada Accept',
        email: 'ada@mail.example',
        phone: '020 7946 0018',
        topic: 'applying',
        message: 'How long does it take?',
        reference: 'none yet',
      },
    }),
  }),
  refusedWhere('the look-up does not answer', 'addressLookupUnavailable', nothing).by({
    findAddresses: () => ({ query: { postCode: 'ZZ99 5XX' } }),
  }),
  refusedWhere('DVLA does not know the car', 'vehicleNotFound', nothing).by({
    findVehicle: () => ({ brand: 'motor', params: { registrationNumber: 'ER19NFD' } }),
  }),
  refusedWhere('DVLA does not answer', 'vehicleUnavailable', referredToMotor).by({
    findVehicle: () => ({ brand: 'motor', params: { registrationNumber: 'ER19MNT' } }),
    submitApplication: ({ referral }) => ({
      brand: 'motor',
      body: withCar(newMotorApplicant('Ada', 'Accept'), { registrationNumber: 'ER19MNT' }),
      query: { referral },
    }),
  }),
];
