import type { APPLICATION_EMBEDS } from '@fairlead/contract/loan-application/endpoints';
import type { ScheduleRow } from '@fairlead/core/schedule/rows';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { loadEmbeds, type EmbedGraph } from '../embeds.ts';
import { presentQuote } from '../quote/present-quote.ts';
import { presentRequirement } from '../requirement/present-requirement.ts';
import { listRequirements } from '../requirement/requirement-store.ts';
import { presentUser } from '../user/present-user.ts';
import { USER_GRAPH } from '../user/user-embeds.ts';
import { hasActiveLoan } from '../user/user-summaries-store.ts';
import { findUser } from '../user/users.ts';
import { equalMonthRows } from './plan-rows.ts';
import {
  employmentStatusOf,
  loanProductOf,
  referenceTo,
  type ApplicationFacts,
  type ApplicationView,
} from './present-loan-application.ts';

/** Who sees the application: the borrower's session, a session limited to it, or no session. */
export interface Viewer extends Pick<RequestContext, 'cipher' | 'today'> {
  readonly actor: Pick<Borrower, 'userId' | 'limitedTo'> | null;
}

interface Subject extends ApplicationFacts {
  readonly db: Db;
  readonly viewer: Viewer;
}

type TopLevel<Name extends string> = Name extends `${string}.${string}` ? never : Name;

type Relations = Pick<ApplicationView, TopLevel<(typeof APPLICATION_EMBEDS)[number]>>;

export const APPLICATION_GRAPH: EmbedGraph<Subject, Relations> = {
  quote: ({ quote }) => (quote ? presentQuote(quote) : null),
  requirements: async ({ db, application }) =>
    (await listRequirements(db, application)).map(presentRequirement),
  user: userOf,
  employmentStatus: ({ application }) => employmentStatusOf(application),
  loanProduct: ({ application }) => loanProductOf(application),
  schedule: (subject) => scheduleOf(subject)?.map(presentRow),
};

/**
 * The borrower, whole only for a full session of the borrower. A session limited to one application was opened by
 * someone who typed the email address, so it gets a reference. The date of birth is shown only with details that have to
 * be corrected.
 */
async function userOf(
  { db, viewer, application }: Subject,
  nested: ReadonlySet<string>,
): Promise<ApplicationView['user']> {
  const owner = { userId: application.user_id, brandId: application.brand_id };
  const isOwn = viewer.actor?.userId === owner.userId && viewer.actor.limitedTo === null;
  const user = isOwn ? await findUser(viewer, db, owner) : undefined;
  if (!user) return referenceTo('/v2/users', owner.userId);
  return {
    ...presentUser(user, !(await hasActiveLoan(db, owner))),
    ...(await loadEmbeds(USER_GRAPH, nested, { db, owner })),
    ...(application.state === 'Address Mismatch' && { dateOfBirth: user.dateOfBirth }),
  };
}

/** The plan of the current document set, else of the quote at equal months; none before there is a price. */
function scheduleOf({ set, quote, today }: ApplicationFacts): readonly ScheduleRow[] | undefined {
  if (set) return set.dated_price.rows;
  return quote && equalMonthRows(quote.price, today);
}

function presentRow({ number, dueOn, collectOn, payment, interest, principal, closing }: ScheduleRow) {
  return { number, dueOn, collectOn, payment, interest, principal, closing };
}
