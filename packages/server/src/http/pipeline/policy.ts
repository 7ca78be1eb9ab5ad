import type { Actor, Endpoint, StaffRole, Strength } from '@fairlead/contract/wire/endpoint';
import type { Environment } from '../../config/config.ts';
import type { AuthStrength, Borrower, Staff } from '../../context.ts';
import { Fault } from './fault.ts';
import type { Route } from './route.ts';

/** Which strengths of session satisfy an endpoint. Deny by default: what is not listed does not pass. */
const SATISFIED_BY: Readonly<Record<Strength, readonly AuthStrength[]>> = {
  none: ['weak', 'strong'],
  weak: ['weak', 'strong'],
  strong: ['strong'],
};

function authoriseLimited(endpoint: Endpoint, limitedTo: string, params: Record<string, string>): void {
  if (endpoint.limitedSession === 'refused') throw new Fault('openFromEmail');
  if (endpoint.limitedSession === 'own-application' && params.id !== limitedTo) throw new Fault('notFound');
}

/** Which roles satisfy the one that an endpoint asks for. */
const ROLES_SATISFYING: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  adviser: ['adviser', 'underwriter'],
  underwriter: ['underwriter'],
};

/** Who calls, as far as their token says. */
interface Callers {
  readonly actor: Borrower | null;
  readonly staff: Staff | null;
  readonly service: string | null;
}

type Policy = (route: Route, callers: Callers, params: Record<string, string>) => void;

function authoriseBorrower({ endpoint }: Route, { actor }: Callers, params: Record<string, string>): void {
  if (!actor) throw new Fault('notSignedIn');
  if (actor.limitedTo !== null) authoriseLimited(endpoint, actor.limitedTo, params);
  if (!SATISFIED_BY[endpoint.strength].includes(actor.strength)) throw new Fault('stepUpRequired');
}

function authoriseStaff({ endpoint: { staffRole } }: Route, { staff }: Callers): void {
  if (!staff) throw new Fault('notSignedIn');
  const satisfying = staffRole === null ? [] : ROLES_SATISFYING[staffRole];
  if (!staff.roles.some((role) => satisfying.includes(role))) throw new Fault('roleRequired');
}

function authoriseService(_route: Route, { service }: Callers): void {
  if (service === null) throw new Fault('serviceNotKnown');
}

/** What each kind of actor has to show. An endpoint of another kind is not in the table and does not start. */
const POLICIES: Readonly<Record<Actor, Policy | null>> = {
  anyone: null,
  borrower: authoriseBorrower,
  service: authoriseService,
  staff: authoriseStaff,
  sandbox: null,
};

/** Lets the caller through, or ends the request. */
export function authorise(route: Route, callers: Callers, params: Record<string, string>): void {
  POLICIES[route.endpoint.actor]?.(route, callers, params);
}

/** Why an endpoint cannot be served by policy; null when it can. */
export function policyProblem(name: string, endpoint: Endpoint): string | null {
  if (!Object.hasOwn(POLICIES, endpoint.actor))
    return `${name} has no policy for the actor ${endpoint.actor}`;
  if (!Object.hasOwn(SATISFIED_BY, endpoint.strength))
    return `${name} has no policy for strength ${endpoint.strength}`;
  if ((endpoint.actor === 'staff') !== (endpoint.staffRole !== null))
    return `${name} states a role of staff without being for staff, or the other way round`;
  const isOpen = endpoint.actor !== 'borrower';
  return isOpen && endpoint.strength !== 'none' ? `${name} asks for strength of an anonymous caller` : null;
}

/** The sandbox's calls do not exist in production. */
export function existsIn(env: Environment, endpoint: Endpoint): boolean {
  return endpoint.actor !== 'sandbox' || env !== 'production';
}
