import type { EndpointName } from '@fairlead/contract/endpoints';
import { REQUIREMENTS, type RequirementKind } from '@fairlead/core/requirement/requirement';
import type { CallOptions, WireData } from '../call.ts';
import { applied, type Borrower } from '../journeys/applying.ts';
import { stepUp, type Api } from '../journeys/sign-in.ts';
import type { SeededRandom } from '../loans/seeded-random.ts';
import { newApplicant, type Application } from '../people.ts';

type View = WireData<'readApplication'>;

/** A call that a walk makes. */
export interface Move {
  readonly name: EndpointName;
  readonly call: CallOptions<EndpointName>;
}

/** States a call, with the body of its endpoint. */
export const move = <N extends EndpointName>(name: N, call: CallOptions<N>): Move => ({ name, call });

/** A borrower whose application is walked, and who else makes calls for it. */
export interface Walker {
  readonly borrower: Borrower;
  /** The session without the code from the phone. */
  readonly weak: string;
  /** Another borrower. */
  readonly stranger: string;
  readonly underwriter: string;
  readonly dice: SeededRandom;
}

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
  'Accept-Payroll',
  'Mismatch',
  'Referred-Stranger',
  'Thin',
  'Decline',
  'Fair',
] as const;

/** What is asked for, by which a sandbox surname needs it or not. */
const CHANGES: readonly [Partial<Application>, ...Partial<Application>[]] = [
  {},
  {},
  { amount: 12_000, netMonthlyIncome: 6_000 },
  { reason: 'debt_consolidation' },
];

/** A new applicant with a decision, with the code from the phone or without it. */
export async function newWalker(
  api: Api,
  dice: SeededRandom,
  { isStrong, ...others }: Pick<Walker, 'stranger' | 'underwriter'> & { readonly isStrong: boolean },
): Promise<Walker> {
  const weak = await applied(api, newApplicant('Ada', dice.one(SURNAMES), dice.one(CHANGES)));
  return { ...others, dice, weak: weak.token, borrower: isStrong ? await stepUp(api, weak) : weak };
}

/** Looks at the application as the borrower sees it. */
export async function look(api: Api, walker: Walker): Promise<Seen> {
  const { token, applicationId } = walker.borrower;
  const call = { token, params: { id: applicationId } };
  const embedded = 'requirements,requirements.attachments,requirements.creditCards';
  return { ...walker, view: await api.get('readApplication', { ...call, query: { embedded } }) };
}

/** The requirement of a kind, where the application has it. */
export function requirementOf({ view }: Seen, kind: RequirementKind) {
  return view.requirements?.find((asked) => asked['@type'] === REQUIREMENTS[kind].type);
}

/** The id of the requirement, or the application's where it is not asked for: then the call names nothing. */
export const idOf = (seen: Seen, kind: RequirementKind): string =>
  requirementOf(seen, kind)?.id ?? seen.view.id;
