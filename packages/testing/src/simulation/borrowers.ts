import type { BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { keysOf } from '@fairlead/core/records';
import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallOptions, WireData } from '../call.ts';
import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import { signedForMotor } from '../journeys/motor.ts';
import { signedLoan } from '../journeys/loans.ts';
import { signIn, type Api } from '../journeys/sign-in.ts';
import { diceFor } from '../loans/seeded-random.ts';
import { newMotorApplicant } from '../motor-people.ts';
import { applicant, mobileOf } from '../people.ts';
import { outcomeOf } from './acts/acting.ts';
import { KINDS, kindOf, type KindName } from './kinds.ts';
import type { Person } from './person.ts';
import type { Servers } from './servers.ts';

/** A third has a car on hire purchase. */
const TURNS = [
  'lendable',
  'motor',
  'asda',
  'vanquis',
  'motor',
  'lendable',
] as const satisfies readonly BrandId[];

const TERMS = [12, 12, 18, 24] as const;

/** The same calls under a brand. */
const underBrand = (api: Api, brand: BrandId): Api => ({
  get: <N extends EndpointName>(name: N, options?: CallOptions<N>) => api.get(name, { brand, ...options }),
});

/** Kinds come in turn, from another one with each seed. */
function kindAt(seed: number, index: number): KindName {
  const names = keysOf(KINDS);
  return names[(index + seed) % names.length] ?? 'payer';
}

/** One of Ofcom’s numbers for drama, but none of the first hundred: to the sandbox some of those have a meaning. */
const mobileNumberAt = (index: number): string => `07700 900${100 + (index % 900)}`;

/** A new borrower, who applies, signs and is paid out. */
export async function newPerson(api: Api, seed: number, index: number): Promise<Person> {
  const dice = diceFor(seed, 'borrower', index);
  const kind = kindAt(seed, index);
  const { firstName, brand = TURNS[index % TURNS.length] ?? 'lendable' } = kindOf(kind);
  const [amount, term] = [1000 + dice.upTo(40) * 100, dice.one(TERMS)];
  const isHired = isHirePurchase(BRANDS[brand].config.productId);
  const application = isHired
    ? newMotorApplicant(firstName, 'Accept', { amount: amount + 6000, term })
    : applicant(firstName, 'Accept', { amount, term });
  const email = `borrower.${index}@mail.example`;
  const own = { ...application, user: { ...application.user, email, mobileNumber: mobileNumberAt(index) } };
  const signed = isHired ? signedForMotor : signedLoan;
  const { userId, loanId, token } = await signed(underBrand(api, brand), own);
  return { index, kind, brand, application: own, userId, loanId, token };
}

/** Opens a new session by an emailed link and a code: the one before has ended. Other messages arrive in between. */
export async function signInAgain(api: Api, person: Person): Promise<void> {
  const { email } = person.application.user;
  const branded = underBrand(api, person.brand);
  await branded.get('sendLoginLink', { body: { email } });
  const link = await newestIn(branded, email, ({ links }) => tokenIn(links[0]));
  const weak = await signIn(branded, link, person.brand);
  const call = { token: weak.token };
  await branded.get('stepUp', call);
  const code = await newestIn(branded, mobileOf(person.application), ({ text }) => CODE.exec(text)?.[1]);
  person.token = (await branded.get('verifyStepUp', { ...call, body: { code } })).token;
}

/** Does to the loan what two members of staff would do; answers what came of it. */
export async function actAsStaff(
  { current, db }: Servers,
  loanId: string,
  kind: LenderAction,
): Promise<string> {
  const loan = db.selectFrom('loans').select('reference').where('id', '=', loanId);
  const { reference } = await loan.executeTakeFirstOrThrow();
  return outcomeOf(await current.call('actAsStaff', { body: { reference, kind } }));
}

const CODE = /^(\d{6}) is your .+ code/;

const tokenIn = (link = 'about:blank') => new URL(link).searchParams.get('token');

/** What is looked for, in the newest message that has it. */
async function newestIn(
  api: Api,
  to: string,
  find: (message: WireData<'readInbox'>[number]) => string | null | undefined,
): Promise<string> {
  for (const message of await api.get('readInbox', { query: { to } })) {
    const found = find(message);
    if (found) return found;
  }
  throw new Error(`no message to ${to} has it`);
}
