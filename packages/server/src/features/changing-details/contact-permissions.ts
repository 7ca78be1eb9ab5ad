import { contactSettingsOf } from '@fairlead/core/contact/contact-permissions';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import {
  changePermissions,
  type SaidPermissions,
} from '../../resources/contact-permission/change-permissions.ts';
import { listNewestPermissions } from '../../resources/contact-permission/contact-permission-store.ts';
import { presentPermissions } from '../../resources/contact-permission/present-permissions.ts';

type Context = RequestContext<Borrower>;

/** The id of the texts on the contact settings page. */
const SETTINGS_WORDING = 'contact-settings-2026-1';

const NOT_ASKED = 'This brand does not ask this';

export async function readPermissions(context: Context, id: string, embedded: ReadonlySet<string>) {
  const { actor, brand, db } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  return accept(presentPermissions(brand, id, await listNewestPermissions(db, actor), embedded));
}

/** What is wrong with a body that the contract let through, by field: another product's permission, or nothing said. */
function problemsOf({ brand }: Context, said: SaidPermissions): Record<string, string[]> | null {
  const asked: readonly string[] = contactSettingsOf(brand.config.productId);
  const names = Object.keys(said);
  if (names.length === 0) return { body: [`Answer at least one of ${asked.join(', ')}`] };
  const foreign = names.filter((name) => !asked.includes(name));
  return foreign.length === 0 ? null : Object.fromEntries(foreign.map((name) => [name, [NOT_ASKED]]));
}

export async function writePermissions(
  context: Context,
  id: string,
  said: SaidPermissions,
  embedded: ReadonlySet<string>,
) {
  const { actor, brand } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const fields = problemsOf(context, said);
  if (fields) return refuse('validationFailed', { fields });
  return context.transaction(async (tx) => {
    const saying = { said, wordingVersion: SETTINGS_WORDING, channel: 'web', actor: 'borrower' } as const;
    await changePermissions(context, tx, actor, saying);
    return accept(presentPermissions(brand, id, await listNewestPermissions(tx, actor), embedded));
  });
}
