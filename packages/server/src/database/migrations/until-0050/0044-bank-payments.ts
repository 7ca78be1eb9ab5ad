import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What is known of a payment by open banking besides the payment itself, and the link that continues it. */
export const bankPayments: Migration = {
  up: (db) =>
    run(
      db,
      `create table bank_payments (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        flow text not null check (flow in ('late', 'early', 'settlement', 'link')),
        provider_payment_id text,
        provider_status text not null
          check (provider_status in ('waiting', 'authorised', 'executed', 'settled', 'failed')),
        callback_url text not null,
        url_encrypted text,
        url_expires_at timestamptz not null,
        consent_until timestamptz not null,
        check_after timestamptz not null,
        checked_on date not null,
        resume_code_hash text unique,
        resume_token_hash text,
        resume_origin text check (resume_origin in ('web', 'email', 'sms')),
        resume_expires_at timestamptz,
        resume_used_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, provider_payment_id),
        foreign key (user_id, id) references payments (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        check (num_nonnulls(resume_code_hash, resume_token_hash, resume_origin, resume_expires_at) in (0, 4)),
        check (resume_used_at is null or resume_code_hash is not null)
      )`,
      'create index bank_payments_of_loan on bank_payments (user_id, loan_id)',
      // Those that the sweep asks about.
      `create index payments_by_bank on payments (user_id, id)
        where kind = 'open-banking' and status in ('created', 'submitted')`,
    ),
};
