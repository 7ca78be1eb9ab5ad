import { z } from 'zod';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import type { Caller } from './authentication.ts';
import { Fault } from './fault.ts';
import type { Route } from './route.ts';

interface Attempt {
  readonly requestId: string;
  readonly params: Readonly<Record<string, string>>;
}

const recordId = z.uuid();

/** Records that a borrower asked for a record which is not theirs, or is not there: the two take the same time. */
async function auditDenied(
  services: AppServices,
  { name }: Route,
  { actor }: Caller,
  { requestId, params }: Attempt,
): Promise<void> {
  const asked = recordId.safeParse(params.id);
  if (!actor || !asked.success) return;
  await transaction(services.db, (tx) =>
    recordRefusedAttempt({ ...services, actor, requestId }, tx, actor.userId, {
      brandId: actor.brandId,
      userId: actor.userId,
      actor: 'borrower',
      action: 'access-denied',
      subjectType: 'record',
      subjectId: asked.data,
      detail: { endpoint: name },
    }),
  );
}

const NOT_FOUND = 404;

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
    if (error instanceof Fault && error.type === 'notFound') await audit();
    throw error;
  }
}
