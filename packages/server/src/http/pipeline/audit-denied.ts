import type { Actor, Endpoint } from '@fairlead/contract/wire/endpoint';
import type { CommonError } from '@fairlead/contract/wire/errors';
import { z } from 'zod';
import type { AppServices } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import { transaction } from '../../database/database.ts';
import type { AuditEntry } from '../../resources/audit/audit-store.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import type { Caller } from './authentication.ts';
import { networkHashOf } from './caller.ts';
import { Fault } from './fault.ts';
import type { Route } from './route.ts';

interface Attempt {
  readonly requestId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly address: string;
}

interface Denied extends Pick<AuditEntry, 'brandId' | 'userId' | 'actor' | 'detail'> {
  /** By whom attempts are counted. */
  readonly by: string;
}

const recordId = z.uuid();

/** A record is named by the path, or by the body of a call whose path names none. */
const namesRecord = ({ actor, params: { shape }, body }: Endpoint, { params }: Attempt): boolean =>
  'id' in shape
    ? recordId.safeParse(params.id).success
    : actor === 'borrower' && !(body instanceof z.ZodUndefined);

/** A borrower is denied a record; calls without one that are answered "not found" say nothing about anyone. */
function deniedBorrower({ actor }: Caller, attempt: Attempt, endpoint: Endpoint): Denied | null {
  if (!actor || !namesRecord(endpoint, attempt)) return null;
  return { by: actor.userId, brandId: actor.brandId, userId: actor.userId, actor: 'borrower' };
}

function deniedStaff({ staff, brand }: Caller): Denied | null {
  if (!staff) return null;
  const { subject } = staff;
  const by = `staff/${subject}`;
  return { by, brandId: brand.id, userId: null, actor: 'staff', detail: { staff: subject } };
}

/** A caller without the token of a service is known by their network alone. */
function deniedService({ service, brand }: Caller, network: string): Denied {
  const denied = { brandId: brand.id, userId: null };
  return service === null
    ? { ...denied, by: network, actor: 'anyone', detail: { network } }
    : { ...denied, by: `service/${service}`, actor: 'service', detail: { service } };
}

type WhoIsDenied = (
  caller: Caller,
  attempt: Attempt,
  endpoint: Endpoint,
  services: AppServices,
) => Denied | null;

const WHO_IS_DENIED: Readonly<Record<Actor, WhoIsDenied>> = {
  anyone: deniedBorrower,
  borrower: deniedBorrower,
  staff: deniedStaff,
  service: (caller, { address }, _endpoint, services) =>
    deniedService(caller, networkHashOf(services, address)),
  sandbox: () => null,
};

/**
 * Records that someone asked for what is not theirs, or is not there: the two take the same time. What was typed to find
 * a record can be about a person, so only the id of a record is written down.
 */
async function auditDenied(
  services: AppServices,
  { name, endpoint }: Route,
  caller: Caller,
  attempt: Attempt,
): Promise<void> {
  const denied = WHO_IS_DENIED[endpoint.actor](caller, attempt, endpoint, services);
  if (!denied) return;
  const { by, detail, ...who } = denied;
  const asked = recordId.safeParse(attempt.params.id);
  const makers = { ...services, actor: caller.actor, requestId: attempt.requestId };
  const record = () =>
    transaction(services.db, (tx) =>
      recordRefusedAttempt(makers, tx, by, {
        ...who,
        action: 'access-denied',
        subjectType: 'record',
        subjectId: asked.success ? asked.data : 'unknown',
        detail: { endpoint: name, ...detail },
      }),
    );
  await actAs('system', record);
}

const NOT_FOUND = 404;

const DENIALS: ReadonlySet<CommonError> = new Set(['notFound', 'roleRequired', 'serviceNotKnown']);

/** Answers a request, and records a denial before the caller learns of it. */
export async function withDenialsAudited(
  services: AppServices,
  route: Route,
  caller: Caller,
  attempt: Attempt,
  answer: () => Promise<Response>,
): Promise<Response> {
  const audit = () => auditDenied(services, route, caller, attempt);
  try {
    const response = await answer();
    if (response.status === NOT_FOUND) await audit();
    return response;
  } catch (error) {
    if (error instanceof Fault && DENIALS.has(error.type)) await audit();
    throw error;
  }
}
