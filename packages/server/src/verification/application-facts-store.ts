import type { ApplicationState } from '@fairlead/core/application/states';
import type { DocumentSlug } from '@fairlead/core/documents/reading-order';
import type { LoanState } from '@fairlead/core/loan/states';
import type { RequirementState } from '@fairlead/core/requirement/requirement';
import type { RequirementKind } from '@fairlead/core/requirement/requirement-kinds';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

interface SetFacts {
  readonly id: string;
  readonly isLive: boolean;
  readonly isReadingCompleted: boolean;
  /** The documents that were confirmed as read. */
  readonly read: readonly DocumentSlug[];
}

/** What is stored of an application that has to fit together, read afresh. */
export interface ApplicationFacts {
  readonly id: string;
  readonly state: ApplicationState;
  readonly isAccepted: boolean;
  readonly requirements: Readonly<Partial<Record<RequirementKind, RequirementState>>>;
  readonly sets: readonly SetFacts[];
  /** The sets that were signed. */
  readonly signed: readonly string[];
  readonly prices: number;
  readonly accounts: number;
  /** The states of its loans, the newest first: it has several where it was signed again. */
  readonly loans: readonly LoanState[];
}

const of = (table: string) => sql`from ${sql.table(table)} as found
  where found.user_id = application.user_id and found.application_id = application.id`;

const current = (table: string) =>
  sql`(select count(*)::integer ${of(table)} and found.superseded_at is null)`;

const FACTS = sql`
  select application.id, application.state, application.loan_contract_accepted_at is not null as "isAccepted",
         (select coalesce(json_object_agg(found.kind, found.state), '{}') ${of('requirements')}) as requirements,
         (select coalesce(json_agg(json_build_object(
                   'id', found.id, 'isLive', found.superseded_at is null,
                   'isReadingCompleted', found.reading_completed_at is not null,
                   'read', (select coalesce(json_agg(document.slug), '[]') from documents as document
                             where document.user_id = found.user_id and document.set_id = found.id
                               and document.read_at is not null)) order by found.id), '[]')
            ${of('document_sets')}) as sets,
         (select coalesce(json_agg(found.set_id), '[]') ${of('signatures')}) as signed,
         ${current('quotes')} as prices,
         ${current('bank_accounts')} as accounts,
         (select coalesce(json_agg(found.state order by found.created_at desc), '[]') ${of('loans')}) as loans
    from loan_applications as application`;

/** The facts of every application, or of only one, some at a time. */
export async function* pagesOfApplicationFacts(
  db: Db,
  size: number,
  only?: string,
): AsyncGenerator<readonly ApplicationFacts[]> {
  let after: string | undefined;
  for (;;) {
    const isNext = after === undefined ? sql`true` : sql`application.id > ${after}`;
    const isWanted = only === undefined ? sql`true` : sql`application.id = ${only}`;
    const { rows } = await sql<ApplicationFacts>`
      ${FACTS} where ${isNext} and ${isWanted} order by application.id limit ${size}`.execute(db);
    yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < size) return;
  }
}
