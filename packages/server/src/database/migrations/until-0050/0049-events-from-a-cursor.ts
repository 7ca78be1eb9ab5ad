import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * What happens at the sandbox providers, by day and by number, so that a reader finds what is new by its cursor; and the
 * instructions that may have to be ended, so that they are found without looking at every loan.
 */
export const eventsFromACursor: Migration = {
  up: (db) =>
    run(
      db,
      `create table sandbox.events (
        journal text not null,
        event_id text not null,
        on_day date not null,
        number integer generated always as identity,
        value jsonb not null,
        primary key (journal, event_id)
      )`,
      'create index events_by_day on sandbox.events (journal, on_day)',
      'create index events_by_number on sandbox.events (journal, number)',
      'alter table mandates add column may_end boolean not null default false',
      `update mandates set may_end = true where status in ('created', 'submitted', 'active') and (
        exists (select from loans where loans.user_id = mandates.user_id and loans.id = mandates.loan_id
          and loans.state in ('Complete', 'Cancelled', 'Settled', 'Sold'))
        or exists (select from mandates as newer where newer.user_id = mandates.user_id
          and newer.loan_id = mandates.loan_id and newer.created_at > mandates.created_at))`,
      "create index mandates_to_end on mandates (id) where may_end and status in ('submitted', 'active')",
    ),
};
