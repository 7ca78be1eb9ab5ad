import { pence } from '@fairlead/core/money/pence';
import { keysOf } from '@fairlead/core/records';
import { oneAtATime } from '@fairlead/server/uploads/one-at-a-time';
import { REFUSED_FILES } from '@fairlead/server/testing/refused-files';
import { applied } from '../journeys/applying.ts';
import { agreeAtBank, leaveForBank, returnUrlOf } from '../journeys/bank-data.ts';
import { appliedForMotor, carProofsAsked } from '../journeys/motor.ts';
import { askedOnComputer, linkedPhone, otherPhone, photoBy } from '../journeys/phone-links.ts';
import { paymentLookedFor } from '../journeys/missing-payments.ts';
import { payslipSent } from '../journeys/proofs.ts';
import { newApplicant } from '../people.ts';
import { file, photo } from '../sent-files.ts';
import type { TestServer } from '../start-test-server.ts';
import { NO_ID, refusedWhere, toApplication } from './refusal-world.ts';

/** A borrower of motor finance who is asked for the papers of the car. */
async function askedAboutCar(server: TestServer) {
  const { token, userId, ...ids } = await carProofsAsked(server, await appliedForMotor(server));
  const to = (id: string) => ({ token, brand: 'motor' as const, params: { id } });
  return {
    userId,
    keeper: to(ids.keeper),
    settlementLetter: to(ids.settlementLetter),
    insurance: to(ids.insurance),
  };
}

/** A borrower who is asked for each proof, with a phone that has opened a link for the proof of identity. */
async function askedForProofs(server: TestServer) {
  const asked = await askedOnComputer(server);
  const link = await linkedPhone(server, asked);
  await server.get('openPhoneLink', { body: link });
  const to = (id: string) => ({ token: asked.token, params: { id } });
  const { identity, address } = asked;
  const ofCar = await askedAboutCar(server);
  return { asked, link, own: toApplication(asked), identity: to(identity), address: to(address), ofCar };
}

type Asked = Awaited<ReturnType<typeof askedForProofs>>;

type Sent = ReturnType<typeof file>;

/** Every call that sends this file. */
const sending = <F extends Asked>(fileOf: (facts: F) => Sent) => ({
  proofOfId: (facts: F) => ({ ...facts.identity, body: fileOf(facts) }),
  proofOfAddress: (facts: F) => ({ ...facts.address, body: fileOf(facts) }),
  proofOfIncome: (facts: F) => ({ ...facts.own, body: fileOf(facts) }),
  proofOfKeeper: (facts: F) => ({ ...facts.ofCar.keeper, body: fileOf(facts) }),
  settlementLetter: (facts: F) => ({ ...facts.ofCar.settlementLetter, body: fileOf(facts) }),
  proofOfInsurance: (facts: F) => ({ ...facts.ofCar.insurance, body: fileOf(facts) }),
  sendByPhone: (facts: F) => ({ body: { ...facts.link, ...fileOf(facts) } }),
});

/** What a declined borrower asks a person to look at again. */
const REASON = 'One of the defaults is not mine.';

const SENDING_A_PHOTO = sending(() => photo('wait.jpg'));

async function sendAll(
  server: TestServer,
  { identity, address, own, ofCar }: Asked,
  name: string,
): Promise<void> {
  const body = photo(name);
  await server.get('proofOfId', { ...identity, body });
  await server.get('proofOfAddress', { ...address, body });
  await server.get('proofOfIncome', { ...own, body });
  await server.get('proofOfKeeper', { ...ofCar.keeper, body });
  await server.get('settlementLetter', { ...ofCar.settlementLetter, body });
  await server.get('proofOfInsurance', { ...ofCar.insurance, body });
}

async function journey(server: TestServer, { asked }: Asked) {
  const back = agreeAtBank(await leaveForBank(server, asked));
  return { pull: { token: asked.token, body: back }, redirectUrl: returnUrlOf(asked) };
}

/** Each proof was accepted, while a phone and a journey to the bank were open. */
async function accepted(server: TestServer) {
  const facts = await askedForProofs(server);
  const opened = await journey(server, facts);
  await sendAll(server, facts, 'passport.jpg');
  await server.get('confirmProofOfIncome', facts.own);
  server.passMinutes(1);
  await server.work();
  return { ...facts, ...opened };
}

type Opened = Awaited<ReturnType<typeof accepted>>;

const BY_BANK = {
  startIncomeJourney: ({ own, redirectUrl }: Opened) => ({ ...own, body: { redirectUrl } }),
  pullIncomeData: ({ pull }: Opened) => pull,
  associateDataPull: ({ own }: Opened) => ({ ...own, body: { dataPullId: NO_ID } }),
};

const ofFiles = keysOf(REFUSED_FILES).flatMap((refusal) =>
  REFUSED_FILES[refusal].map(({ what, bytes }) =>
    refusedWhere(`the file has ${what}`, refusal, async (server) => ({
      ...(await askedForProofs(server)),
      declined: toApplication(await applied(server, newApplicant('Ada', 'Decline'))),
      traced: await paymentLookedFor(server),
      sent: file('passport.jpg', await bytes()),
    })).by({
      ...sending(({ sent }: Asked & { sent: Sent }) => sent),
      askSecondLook: ({ declined, sent }) => ({ ...declined, body: { reason: REASON, document: sent } }),
      sendCaseFile: ({ traced, sent }) => ({ ...traced.call, body: sent }),
    }),
  ),
);

export const PROOF_REFUSALS = [
  ...ofFiles,
  refusedWhere('the proofs were accepted', 'proofIsAccepted', accepted).by({
    ...SENDING_A_PHOTO,
    ...BY_BANK,
    contestPayslip: ({ own }) => ({ ...own, body: { attachment: NO_ID } }),
    useEarlierFile: ({ address }) => ({ ...address, body: { file: NO_ID } }),
    makePhoneLink: ({ address }) => address,
    openPhoneLink: ({ link }) => ({ body: link }),
  }),
  refusedWhere('the proof of income waits for a person', 'proofIsChecked', async (server) => {
    const facts = await askedForProofs(server);
    const opened = await journey(server, facts);
    await server.get('proofOfIncome', { ...facts.own, body: photo('wait.jpg') });
    await server.get('confirmProofOfIncome', facts.own);
    return { ...facts, ...opened };
  }).by(BY_BANK),
  refusedWhere('five files were sent for each proof', 'tooManyFiles', async (server) => {
    const facts = await askedForProofs(server);
    for (const page of [1, 2, 3, 4, 5]) await sendAll(server, facts, `wait-${page}.jpg`);
    return facts;
  }).by({
    ...SENDING_A_PHOTO,
    useEarlierFile: ({ address }) => ({ ...address, body: { file: NO_ID } }),
    makePhoneLink: ({ identity }) => identity,
  }),
  refusedWhere('another file of the borrower is being read', 'otherFileIsRead', async (server) => {
    const facts = await askedForProofs(server);
    // It is read for as long as the test runs.
    for (const { userId } of [facts.asked, facts.ofCar])
      void oneAtATime(userId, () => new Promise<void>(() => undefined));
    return facts;
  }).by(SENDING_A_PHOTO),
  refusedWhere('another file of a declined borrower is being read', 'otherFileIsRead', async (server) => {
    const declined = await applied(server, newApplicant('Ada', 'Decline'));
    void oneAtATime(declined.userId, () => new Promise<void>(() => undefined));
    return toApplication(declined);
  }).by({ askSecondLook: (own) => ({ ...own, body: { reason: REASON, document: photo() } }) }),
  refusedWhere('no file was sent', 'nothingSent', askedForProofs).by({
    confirmProofOfIncome: ({ own }) => own,
  }),
  refusedWhere('the credit file does not support the income', 'proofIsNeeded', askedForProofs).by({
    skipProofOfIncome: ({ own }) => own,
  }),
  refusedWhere('the file is not one of the borrower', 'fileNotUsableHere', askedForProofs).by({
    useEarlierFile: ({ address }) => ({ ...address, body: { file: NO_ID } }),
  }),
  refusedWhere('nothing was read from the file', 'nothingWasRead', async (server) => {
    const borrower = await payslipSent(server, pence(2_700_00));
    const call = toApplication(borrower);
    const { requirements = [] } = await server.get('proofOfIncome', { ...call, body: photo('wait.jpg') });
    const files = requirements.flatMap(({ attachments = [] }) => attachments);
    return {
      ...call,
      body: { attachment: files.find(({ filename }) => filename === 'wait.jpg')?.id ?? '' },
    };
  }).by({ contestPayslip: (call) => call }),
  refusedWhere('the link to the phone was ended', 'phoneLinkEnded', async (server) => {
    const facts = await askedForProofs(server);
    await server.get('endPhoneLink', facts.identity);
    return facts;
  }).by({
    openPhoneLink: ({ link }) => ({ body: link }),
    sendByPhone: ({ link }) => photoBy(link),
    finishByPhone: ({ link }) => ({ body: link }),
  }),
  refusedWhere('another phone has opened the link', 'phoneLinkTaken', async (server) => ({
    other: otherPhone((await askedForProofs(server)).link),
  })).by(
    {
      openPhoneLink: ({ other }) => ({ body: other }),
      sendByPhone: ({ other }) => photoBy(other),
      finishByPhone: ({ other }) => ({ body: other }),
    },
    { leaves: ['audit_rows'] },
  ),
];
