import { addDays, day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import type { EndpointName } from '@fairlead/contract/endpoints';
import { type RequirementKind, REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import type { CallOptions, WireData } from '../call.ts';
import { applied, followUp, RETURNED_ACCOUNT, type Borrower } from '../journeys/applying.ts';
import { appliedForMotor, carProofsAsked } from '../journeys/motor.ts';
import { signedLoan } from '../journeys/loans.ts';
import { payslip } from '../journeys/proofs.ts';
import { stepUp, type Api } from '../journeys/sign-in.ts';
import type { SeededRandom } from '../loans/seeded-random.ts';
import { newMotorApplicant, withCar, withFigureUntil } from '../motor-people.ts';
import { newApplicant, type Application } from '../people.ts';
import { photo } from '../sent-files.ts';

type View = WireData<'readApplication'>;

/** A call that a walk makes. */
export interface Move {
  readonly name: EndpointName;
  readonly call: CallOptions<EndpointName>;
  /** Takes what was answered and a later move needs. */
  readonly take: (answer: unknown) => void;
}

/** States a call, with the body of its endpoint. */
export const move = <N extends EndpointName>(
  name: N,
  call: CallOptions<N>,
  take: (answer: WireData<N>) => void = () => undefined,
): Move => ({
  name,
  call,
  // It is given what its own endpoint answered.
  take: (answer) => take(answer as WireData<N>),
});

/** What calls have answered that later ones need. */
interface Held {
  /** The page of the bank of the newest journey. */
  journey?: URL;
  /** The newest read of a bank. */
  dataPull?: string;
  /** The newest link to a phone, with the key of the phone. */
  phone?: { readonly token: string; readonly key: string };
}

/** A borrower whose application is walked, and who else makes calls for it. */
export interface Walker {
  readonly borrower: Borrower;
  /** The session without the code from the phone. */
  readonly weak: string;
  /** Another borrower. */
  readonly stranger: string;
  readonly underwriter: string;
  readonly dice: SeededRandom;
  readonly held: Held;
  /** A payslip in the name of the borrower that can be read, or a photo where no income is asked about. */
  readonly payslip: Sent;
}

type Sent = ReturnType<typeof photo>;

/** What a walker sees before each step. */
export interface Seen extends Walker {
  readonly view: View;
}

const SURNAMES = [
  'Accept',
  'Accept',
  'Accept',
  'Good',
  'Accept-Everything',
  'Accept-Moved-Cards',
  'Accept-Identity-Address',
  'Accept-Income',
  'Accept-Income',
  'Accept-Payroll',
  'Mismatch',
  'Referred-Stranger',
  'Thin',
  'Decline',
  'Fair',
] as const;

/** Who are asked to prove something. */
const PROVING = ['Accept-Income', 'Accept-Identity-Address-Income', 'Accept-Everything'] as const;

/** What is asked for, by which a sandbox surname needs it or not. */
const CHANGES: readonly [Partial<Application>, ...Partial<Application>[]] = [
  {},
  {},
  { amount: 12_000, netMonthlyIncome: 6_000 },
  { reason: 'debt_consolidation' },
];

/**
 * Where a walk begins: with a decision, with everything asked for, or with a loan that could not be paid out; of hire
 * purchase with a decision, or with the papers of the car asked for.
 */
export type Start = 'decided' | 'asked' | 'unpaid' | 'hire-purchase' | 'car-asked';

type Others = Pick<Walker, 'stranger' | 'underwriter'> & { readonly isStrong: boolean };

/** A new borrower at the start of a walk, with the code from the phone or without it. */
export async function newWalker(
  api: Api,
  dice: SeededRandom,
  { isStrong, start, ...others }: Others & { readonly start: Start },
): Promise<Walker> {
  if (start === 'unpaid') {
    const borrower = await signedLoan(api, newApplicant('Ada', 'Accept'), RETURNED_ACCOUNT);
    return { ...others, dice, weak: borrower.token, borrower, held: {}, payslip: photo('wait.jpg') };
  }
  if (start === 'hire-purchase' || start === 'car-asked') {
    const borrower = await stepUp(api, await appliedForMotor(api, await motorApplication(api, dice, start)));
    if (start === 'car-asked') await carProofsAsked(api, borrower);
    return { ...others, dice, weak: borrower.token, borrower, held: {}, payslip: photo('wait.jpg') };
  }
  const surname = start === 'asked' ? dice.one(PROVING) : dice.one(SURNAMES);
  const weak = await applied(api, newApplicant('Ada', surname, dice.one(CHANGES)));
  const borrower = isStrong ? await stepUp(api, weak) : weak;
  if (start === 'asked') await followUp(api, borrower);
  return {
    ...others,
    dice,
    weak: weak.token,
    borrower,
    held: {},
    payslip: await payslipOf(api, dice, surname),
  };
}

/** Marks by which the sandbox's checks of a car end in different ways, most often in an offer. */
const MARKS = ['AIZ 1234', 'AIZ 1234', 'AIZ 1234', 'FIN 1', 'STO 1', 'PLT 1', 'OLD 1'] as const;

async function motorApplication(api: Api, dice: SeededRandom, start: Start): Promise<Application> {
  if (start === 'car-asked') return newMotorApplicant('Ada', dice.one(['Accept', 'Accept-Everything']));
  const amount = dice.one([7_000, 10_000, 10_000, 12_000]);
  const application = newMotorApplicant('Ada', dice.one(['Accept', 'Accept', 'Good', 'Fair', 'Mismatch']), {
    amount,
  });
  const { today } = await api.get('readTimeMachine');
  return withCar(withFigureUntil(application, dice.one<string>(['2099-12-31', addDays(day(today), 20)])), {
    registrationNumber: dice.one(MARKS),
  });
}

async function payslipOf(api: Api, dice: SeededRandom, surname: string): Promise<Sent> {
  if (!/Income|Everything/.test(surname)) return photo('wait.jpg');
  const { today } = await api.get('readTimeMachine');
  return payslip(`Ada ${surname}`, dice.one([pence(1_400_00), pence(2_700_00)]), day(today));
}

/** Looks at the application as the borrower sees it. */
export async function look(api: Api, walker: Walker): Promise<Seen> {
  const { token, applicationId } = walker.borrower;
  const call = { token, params: { id: applicationId } };
  const embedded =
    'requirements,requirements.attachments,requirements.bankIncome,requirements.creditCards,' +
    'vehicle,commissionCalculation';
  return { ...walker, view: await api.get('readApplication', { ...call, query: { embedded } }) };
}

export const toApplication = ({ view, borrower: { token } }: Seen) => ({ token, params: { id: view.id } });

export const toRequirement = (seen: Seen, kind: RequirementKind) => ({
  token: seen.borrower.token,
  params: { id: idOf(seen, kind) },
});

/** The requirement of a kind, where the application has it. */
export function requirementOf({ view }: Seen, kind: RequirementKind) {
  return view.requirements?.find((asked) => asked['@type'] === REQUIREMENT_TYPES[kind]);
}

/** The id of the requirement, or the application's where it is not asked for: then the call names nothing. */
export const idOf = (seen: Seen, kind: RequirementKind): string =>
  requirementOf(seen, kind)?.id ?? seen.view.id;
