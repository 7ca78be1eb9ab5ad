import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Payments that a borrower asks for, besides the instalments: what each is for, how it is paid, and what stays the
 * same after an early one, the instalment or the term. They are for no instalment.
 */
export const requestedPayments: Migration = {
  up: (db) =>
    run(
      db,
      `alter table payments
        drop constraint payments_kind_check,
        add constraint payments_kind_check check (kind in ('direct-debit', 'card', 'open-banking')),
        add column purpose text not null default 'instalment'
          check (purpose in ('instalment', 'late', 'early', 'settlement', 'withdrawal')),
        add column keeps text check (keeps in ('instalment', 'term')),
        alter column instalment drop not null,
        add constraint payments_instalment check ((instalment is not null) = (purpose = 'instalment')),
        add constraint payments_keeps check ((keeps is not null) = (purpose = 'early'))`,
    ),
};
