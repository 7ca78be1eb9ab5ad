/**
 * What each read needs of the database, in one statement of a borrower's id and a loan's. A bare server that runs it
 * and sends the product's bytes is as fast as a server on this database can be.
 */
const EVENTS = `(select json_agg(e.body order by e.sequence)
  from loan_events e where e.user_id = l.user_id and e.loan_id = l.id)`;

const MANDATE = `(select row_to_json(m) from mandates m where m.user_id = l.user_id and m.loan_id = l.id limit 1)`;

const ACCOUNT = `(select row_to_json(b) from bank_accounts b
  where b.user_id = l.user_id and b.application_id = l.application_id limit 1)`;

const CARDS = `(select json_agg(c) from credit_cards c
  where c.user_id = l.user_id and c.application_id = l.application_id and c.is_chosen)`;

const PAYMENTS = `(select json_agg(p) from payments p where p.user_id = l.user_id and p.loan_id = l.id)`;

const ofUser = (table: string, columns: string): string =>
  `(select json_agg(json_build_array(${columns})) from ${table} r where r.user_id = u.id)`;

export const STATEMENTS = {
  loan: `select l.*, ${EVENTS} as events from loans l where l.user_id = $1 and l.id = $2`,
  loanWithEmbeds: `select l.*, ${EVENTS} as events, ${MANDATE} as mandate, ${ACCOUNT} as account, ${PAYMENTS} as payments,
    ${CARDS} as cards
    from loans l where l.user_id = $1 and l.id = $2`,
  userWithEmbeds: `select u.*, ${ofUser('user_addresses', 'r.id, r.address_encrypted')} as addresses,
    ${ofUser('loan_applications', 'r.id, r.state, r.amount_pence, r.term_months, r.created_at')} as applications,
    ${ofUser('loans', 'r.id, r.state, r.reference, r.agreement')} as loans
    from users u where u.id = $1 and $2::uuid is not null`,
} as const satisfies Record<string, string>;

export type StatementName = keyof typeof STATEMENTS;
