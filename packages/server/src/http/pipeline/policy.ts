import type { Actor, Endpoint, Strength } from '@fairlead/contract/wire/endpoint';
import type { LineName } from '@fairlead/contract/endpoints';
import type { Environment } from '../../config/config.ts';
import type { AuthStrength, Borrower } from '../../context.ts';
import { Fault } from './fault.ts';
import type { Route } from './route.ts';

/** Calls that a session limited to one application may make, and then for that application only. */
const OPEN_TO_LIMITED: readonly LineName[] = ['readApplication', 'updateAddressMismatch', 'trackApplyVisit'];

/** Calls that a limited session may make because they concern nothing but itself. */
const ABOUT_THE_SESSION: readonly LineName[] = ['signOut'];

/** Which strengths of session satisfy a line. Deny by default: what is not listed does not pass. */
const SATISFIED_BY: Readonly<Record<Strength, readonly AuthStrength[]>> = {
  none: ['weak', 'strong'],
  weak: ['weak', 'strong'],
  strong: ['strong'],
};

function admitLimited(name: LineName, limitedTo: string, params: Record<string, string>): void {
  if (ABOUT_THE_SESSION.includes(name)) return;
  if (!OPEN_TO_LIMITED.includes(name)) throw new Fault('openFromEmail');
  if (params.id !== limitedTo) throw new Fault('notFound');
}

function admitBorrower({ name, line }: Route, actor: Borrower | null, params: Record<string, string>): void {
  if (!actor) throw new Fault('notSignedIn');
  if (actor.limitedTo !== null) admitLimited(name, actor.limitedTo, params);
  if (!SATISFIED_BY[line.strength].includes(actor.strength)) throw new Fault('stepUpRequired');
}

/** What each kind of actor has to show. An endpoint of another kind is not in the table and does not start. */
const POLICIES: Readonly<Record<Actor, typeof admitBorrower | null>> = {
  anyone: null,
  borrower: admitBorrower,
  sandbox: null,
};

/** Lets the caller through, or ends the request. */
export function admit(route: Route, actor: Borrower | null, params: Record<string, string>): void {
  POLICIES[route.line.actor]?.(route, actor, params);
}

/** Why a line cannot be served by policy; null when it can. */
export function policyProblem(name: string, line: Endpoint): string | null {
  if (!Object.hasOwn(POLICIES, line.actor)) return `${name} has no policy for the actor ${line.actor}`;
  if (!Object.hasOwn(SATISFIED_BY, line.strength))
    return `${name} has no policy for strength ${line.strength}`;
  const isOpen = line.actor !== 'borrower';
  return isOpen && line.strength !== 'none' ? `${name} asks for strength of a caller who is nobody` : null;
}

/** The sandbox's calls do not exist in production. */
export function existsIn(env: Environment, line: Endpoint): boolean {
  return line.actor !== 'sandbox' || env !== 'production';
}
