import type { Brand } from '@fairlead/brands/brand';
import { contactPermissionsOf, defaultPermissionsOf } from '@fairlead/core/contact/contact-permissions';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { UnconfirmedPermissions } from '../../database/tables/loan-applications.ts';
import { lockApplication, updateApplication } from '../loan-application/loan-application-store.ts';
import type { Owner } from '../user/user-store.ts';
import { changePermissions, type SaidPermissions } from './change-permissions.ts';
import { listNewestPermissions } from './contact-permission-store.ts';

type Services = Pick<AppServices, 'newId' | 'wallNow'> & { readonly brand: Brand };

/** The ids of the texts next to the form's questions, and of what is taken as said where a client asks nothing. */
const APPLICATION_WORDING = 'application-2026-2';
const DEFAULT_WORDING = 'application-default-2026-1';

/** The part of it that is about the brand's own product; another product's permissions are not stored. */
function askedBy({ config }: Brand, said: SaidPermissions): SaidPermissions {
  const asked = contactPermissionsOf(config.productId);
  return Object.fromEntries(asked.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])));
}

/** What an application from outside said, until the link to it is opened. */
export function unconfirmed({ brand, wallNow }: Services, said: SaidPermissions): UnconfirmedPermissions {
  return { said: askedBy(brand, said), saidAt: wallNow().toISOString() };
}

/**
 * Stores what an application said. Reminders and offers of which neither it nor the borrower ever said anything are
 * taken as allowed, and stored as such; the group's never are.
 */
export async function storeApplied(
  services: Services,
  tx: Db,
  owner: Owner,
  said: SaidPermissions,
  actor: string,
): Promise<void> {
  const { brand } = services;
  const asked = askedBy(brand, said);
  const web = { said: asked, wordingVersion: APPLICATION_WORDING, channel: 'web', actor } as const;
  await changePermissions(services, tx, owner, web);
  const known = new Set((await listNewestPermissions(tx, owner)).map(({ permission }) => permission));
  const unsaid = defaultPermissionsOf(brand.config.productId).filter((name) => !known.has(name));
  const byDefault = Object.fromEntries(unsaid.map((name) => [name, true]));
  const taken = { said: byDefault, wordingVersion: DEFAULT_WORDING, channel: 'default', actor } as const;
  await changePermissions(services, tx, owner, taken);
}

/**
 * The link to an application was opened in the mailbox whose address it gave: what it said is the borrower's now. What
 * they said of a permission since they applied counts more.
 */
export async function confirmApplied(
  services: Services,
  tx: Db,
  owner: Owner,
  applicationId: string,
): Promise<void> {
  const { userId, brandId } = owner; // of any session: the mailbox is proven in the same transaction
  const application = await lockApplication(tx, { userId, brandId }, applicationId);
  const waiting = application?.unconfirmed_permissions;
  if (!application || !waiting) return;
  const rows = await listNewestPermissions(tx, owner);
  const newer = new Set<string>(
    rows.filter((row) => row.changed_at > waiting.saidAt).map(({ permission }) => permission),
  );
  const still = Object.fromEntries(
    Object.entries(waiting.said).filter(([permission]) => !newer.has(permission)),
  );
  await storeApplied(services, tx, owner, still, 'borrower');
  await updateApplication(tx, application, { unconfirmed_permissions: null });
}
