import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { presentUser, type UserEmbeds } from '../../resources/user/present-user.ts';
import { listUserAddresses } from '../../resources/user/user-store.ts';
import {
  hasActiveLoan,
  listApplicationSummaries,
  listLoanSummaries,
} from '../../resources/user/user-summaries-store.ts';
import { findUser } from '../../resources/user/users.ts';

type Context = RequestContext<Borrower>;

/** How each relation is read, by the name it is asked for. */
const RELATIONS: Readonly<Record<keyof UserEmbeds, (context: Context) => Promise<UserEmbeds>>> = {
  addresses: async ({ db, actor }) => ({ addresses: await listUserAddresses(db, actor) }),
  loanApplications: async ({ db, actor }) => ({
    loanApplications: await listApplicationSummaries(db, actor),
  }),
  loans: async ({ db, actor }) => ({ loans: await listLoanSummaries(db, actor) }),
};

/** The borrower who calls, with the relations asked for. */
export async function readUser(context: Context, embedded: ReadonlySet<string>) {
  const found = await findUser(context, context.db, context.actor);
  if (!found) return refuse('notFound');
  const wanted = Object.entries(RELATIONS).filter(([name]) => embedded.has(name));
  const parts = await Promise.all(wanted.map(([, read]) => read(context)));
  const embeds: UserEmbeds = parts.reduce((all, part) => ({ ...all, ...part }), {});
  const canReApply = !(await hasActiveLoan(context.db, context.actor));
  return accept(presentUser(found, canReApply, embeds));
}
