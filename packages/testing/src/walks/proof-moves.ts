import type { ProofKind } from '@fairlead/core/requirement/proof';
import { agreeAtBank, returnUrlOf } from '../journeys/bank-data.ts';
import { photoBy } from '../journeys/phone-links.ts';
import { photo } from '../sent-files.ts';
import { idOf, move, requirementOf, toApplication, toRequirement, type Move, type Seen } from './walker.ts';

/** Staff accept or refuse what was sent. */
export function decideProof(seen: Seen, kind: ProofKind): Move {
  const { attachments = [] } = requirementOf(seen, kind) ?? {};
  const counting = attachments.filter(({ isRefused }) => !isRefused).map(({ id }) => id);
  const files = counting.length > 0 ? counting : [seen.view.id];
  const netMonthlyIncome = seen.dice.one([900, 1_400, 1_400, 2_600]);
  const body = seen.dice.one([
    { outcome: 'accept' as const, files },
    { outcome: 'accept' as const, files, ...(kind === 'income' && { netMonthlyIncome }) },
    { outcome: 'refuse' as const, files, refusal: 'tooOld' as const },
  ]);
  return move('decideProof', { token: seen.underwriter, params: { id: idOf(seen, kind) }, body });
}

/** A photo, whose name chooses what the sandbox does. */
export const file = ({ dice }: Seen) => photo(dice.one(['wait.jpg', 'passport.jpg', 'blur.jpg']));

/** A secret of 43 characters, as the browser makes one. */
const secretOf = ({ dice }: Seen) => `${dice.id()}-${dice.id()}`.slice(0, 43);

const nameOf = ({ firstName, lastName }: Seen['borrower']['application']['user']) =>
  `${firstName} ${lastName}`;

/** What the borrower comes back from the bank with, of the newest journey. */
function backFromBank(seen: Seen) {
  const { held, borrower, dice } = seen;
  if (held.journey === undefined) return { state: secretOf(seen), code: secretOf(seen) };
  return agreeAtBank(held.journey, {
    user: dice.one(['john', 'john', 'low_income', 'gambling']),
    income: dice.one(['£2,600', '£2,600', '£1,400']),
    holder: dice.one([
      nameOf(borrower.application.user),
      nameOf(borrower.application.user),
      'Another Person',
    ]),
  });
}

/** The newest phone, or one that has no link. */
const phoneOf = (seen: Seen) => seen.held.phone ?? { token: secretOf(seen), key: secretOf(seen) };

const filesOf = (seen: Seen, kind: 'identity' | 'address' | 'income') =>
  requirementOf(seen, kind)?.attachments ?? [];

/** The calls by which an applicant proves something, and by which it is decided. */
export const PROOF_MOVES = {
  sendIdentity: (seen) => move('proofOfId', { ...toRequirement(seen, 'identity'), body: file(seen) }),
  sendAddress: (seen) => move('proofOfAddress', { ...toRequirement(seen, 'address'), body: file(seen) }),
  sendIncome: (seen) => move('proofOfIncome', { ...toApplication(seen), body: file(seen) }),
  confirmIncome: (seen) => move('confirmProofOfIncome', toApplication(seen)),
  skipIncome: (seen) => move('skipProofOfIncome', toApplication(seen)),
  decideIdentity: (seen) => decideProof(seen, 'identity'),
  decideAddress: (seen) => decideProof(seen, 'address'),
  decideIncome: (seen) => decideProof(seen, 'income'),
  sendPayslip: (seen) => move('proofOfIncome', { ...toApplication(seen), body: seen.payslip }),
  contestPayslip: (seen) =>
    move('contestPayslip', {
      ...toApplication(seen),
      body: {
        attachment: filesOf(seen, 'income').find(({ payslip }) => payslip !== undefined)?.id ?? seen.view.id,
      },
    }),
  useEarlierFile: (seen) =>
    move('useEarlierFile', {
      ...toRequirement(seen, 'address'),
      body: { file: filesOf(seen, 'identity')[0]?.id ?? seen.view.id },
    }),
  linkPhone: (seen) =>
    move(
      'makePhoneLink',
      toRequirement(seen, seen.dice.one(['identity', 'identity', 'address', 'income'])),
      ({ token }) => {
        seen.held.phone = { token, key: secretOf(seen) };
      },
    ),
  openOnPhone: (seen) => move('openPhoneLink', { body: phoneOf(seen) }),
  sendByPhone: (seen) =>
    move('sendByPhone', photoBy(phoneOf(seen), seen.dice.one(['wait.jpg', 'passport.jpg']))),
  finishOnPhone: (seen) => move('finishByPhone', { body: phoneOf(seen) }),
  unlinkPhone: (seen) =>
    move('endPhoneLink', toRequirement(seen, seen.dice.one(['identity', 'address', 'income']))),
  leaveForBank: (seen) =>
    move(
      'startIncomeJourney',
      { ...toApplication(seen), body: { redirectUrl: returnUrlOf(seen.borrower) } },
      ({ journeyUrl }) => {
        seen.held.journey = new URL(journeyUrl);
      },
    ),
  comeBackFromBank: (seen) =>
    move('pullIncomeData', { token: seen.borrower.token, body: backFromBank(seen) }, ({ dataPullId }) => {
      delete seen.held.journey;
      if (dataPullId !== null) seen.held.dataPull = dataPullId;
    }),
  cancelAtBank: (seen) =>
    move('pullIncomeData', {
      token: seen.borrower.token,
      body: { state: backFromBank(seen).state, error: 'access_denied' },
    }),
  useBankData: (seen) =>
    move('associateDataPull', {
      ...toApplication(seen),
      body: { dataPullId: seen.held.dataPull ?? seen.view.id },
    }),
  deleteBankData: (seen) =>
    move(
      'deleteDataPull',
      { token: seen.borrower.token, params: { id: seen.held.dataPull ?? seen.view.id } },
      () => {
        delete seen.held.dataPull;
      },
    ),
} as const satisfies Record<string, (seen: Seen) => Move>;
