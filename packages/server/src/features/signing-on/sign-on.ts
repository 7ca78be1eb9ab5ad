import { STAFF_ROLES, type StaffRole } from '@fairlead/contract/wire/endpoint';
import { STAFF_CALLBACK } from '@fairlead/contract/web/account-paths';
import { accept, refuse } from '@fairlead/core/outcome';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import type { StaffIdentity, SignOnMemory } from '@fairlead/providers/staff-identity/port';
import type { Sealed } from '../../database/columns.ts';
import type { RequestContext } from '../../context.ts';
import { openStaffSession } from '../../resources/staff-session/staff-session.ts';
import { auditRefusedSignOn, auditStaff } from './audit-staff.ts';
import { presentStaff } from './present-staff.ts';

const MINUTE_MS = 60_000;

/** A person signs on within this time, or starts again. */
const SIGN_ON_MS = 10 * MINUTE_MS;

/** What the browser carries is sealed like a value of the database, under a place that no table has. */
const PENDING = { table: 'staff-sign-on', row: 'browser', column: 'pending' } as const;

interface Pending extends SignOnMemory {
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/** Where the identity provider sends the browser back to; null where staff have no address to work at. */
const redirectUriOf = ({ config }: RequestContext): string | null =>
  config.staff.url === null ? null : `${config.staff.url}${STAFF_CALLBACK}`;

export async function startSignOn(context: RequestContext) {
  const { cipher, providers, wallNow } = context;
  const redirectUri = redirectUriOf(context);
  if (redirectUri === null || !providers.staffIdentity.isSetUp) return refuse('noIdentityProvider');
  const { address, memory } = await providers.staffIdentity.begin(redirectUri);
  const pending: Pending = { ...memory, endsAt: wallNow().getTime() + SIGN_ON_MS };
  return accept({ address, pending: cipher.seal(PENDING, JSON.stringify(pending)) });
}

/** What `startSignOn` sealed; null for anything else, and once its time is over. */
function opened({ cipher, wallNow }: RequestContext, sealed: string): Pending | null {
  try {
    // The cipher vouches that `startSignOn` wrote it.
    const pending = JSON.parse(cipher.open(PENDING, sealed as Sealed)) as Pending;
    return pending.endsAt > wallNow().getTime() ? pending : null;
  } catch {
    return null;
  }
}

function rolesOf({ config }: RequestContext, { groups }: StaffIdentity): StaffRole[] {
  return STAFF_ROLES.filter((role) => groups.includes(config.staff.groups[role]));
}

async function identityBy(
  { providers }: RequestContext,
  { redirectUri, answer, pending }: { redirectUri: string; answer: string; pending: Pending },
): Promise<StaffIdentity | null> {
  try {
    return await providers.staffIdentity.finish(redirectUri, answer, pending);
  } catch (error) {
    if (error instanceof ProviderRejected) return null;
    throw error;
  }
}

async function refuseSignOn(context: RequestContext, because: string) {
  await auditRefusedSignOn(context, because);
  return refuse('signOnNotUsable');
}

/** Exchanges the identity provider's answer for a session. */
export async function finishSignOn(context: RequestContext, sealed: string, answer: string) {
  const pending = opened(context, sealed);
  const redirectUri = redirectUriOf(context);
  if (!pending || redirectUri === null) return refuseSignOn(context, 'not begun here, or too long ago');
  const identity = await identityBy(context, { redirectUri, answer, pending });
  if (!identity) return refuseSignOn(context, 'refused by the identity provider');
  const { subject, name } = identity;
  const roles = rolesOf(context, identity);
  return context.transaction(async (tx) => {
    if (roles.length === 0) {
      await auditStaff(context, tx, 'staff-without-role', { staff: subject, session: context.newId() });
      return refuse('noStaffRole');
    }
    const { token, staff } = await openStaffSession(context, tx, { subject, name, roles });
    await auditStaff(context, tx, 'staff-signed-on', { staff: subject, session: staff.sessionId });
    return accept({ ...presentStaff(staff), token });
  });
}
