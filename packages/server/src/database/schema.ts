import type { Selectable } from 'kysely';
import type {
  ApplicationDraftLinksTable,
  ApplicationDraftsTable,
  StoppedAddressesTable,
} from './tables/drafts/application-drafts.ts';
import type { AttachmentsTable } from './tables/requirements/attachments.ts';
import type { PhoneLinksTable } from './tables/requirements/phone-links.ts';
import type { AuditRowsTable } from './tables/audit-rows.ts';
import type { AuthTokensTable } from './tables/auth-tokens.ts';
import type { BankAccountsTable } from './tables/bank-accounts.ts';
import type { ChainedRowsTable, ChainLinksTable, ErasedRowsTable } from './tables/chain.ts';
import type { ContactMessagesTable } from './tables/contact-messages.ts';
import type { ContactPermissionsTable } from './tables/contact-permissions.ts';
import type { CreditCardsTable } from './tables/debt-consolidation/credit-cards.ts';
import type { DataPullsTable } from './tables/requirements/data-pulls.ts';
import type { DecisionsTable } from './tables/decisions.ts';
import type { DevicesTable } from './tables/visits/devices.ts';
import type { DocumentSetsTable } from './tables/document-sets.ts';
import type { DocumentsTable } from './tables/documents.ts';
import type { ExperimentSeedsTable } from './tables/visits/experiment-seeds.ts';
import type { FinancialStatementsTable } from './tables/financial-statements.ts';
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts';
import type { KnownBrowsersTable } from './tables/known-browsers.ts';
import type { LedgerPostingsTable, LedgerTransactionsTable } from './tables/ledger.ts';
import type { LoanApplicationsTable } from './tables/loan-applications.ts';
import type { LoanEventsTable } from './tables/loan-events.ts';
import type { LoansTable } from './tables/loans.ts';
import type { MandatesTable } from './tables/mandates.ts';
import type { OutboxMessagesTable } from './tables/outbox-messages.ts';
import type { PageViewsTable } from './tables/visits/page-views.ts';
import type { SettlementQuotesTable } from './tables/settlement-quotes.ts';
import type { PaymentsTable } from './tables/payments.ts';
import type { PayoutsTable } from './tables/payouts.ts';
import type { ProviderCursorsTable, ProviderEventsTable } from './tables/provider-events.ts';
import type { QuotesTable } from './tables/quotes.ts';
import type { RateLimitsTable } from './tables/rate-limits.ts';
import type { RequirementsTable } from './tables/requirements/requirements.ts';
import type { SandboxClockTable, SandboxDocumentsTable } from './tables/sandbox.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { SignaturesTable } from './tables/signatures.ts';
import type { StaffSessionsTable } from './tables/staff-sessions.ts';
import type { StepUpCodesTable } from './tables/step-up-codes.ts';
import type { UserAddressesTable } from './tables/user-addresses.ts';
import type { UsersTable } from './tables/users.ts';

export interface Database {
  users: UsersTable;
  user_addresses: UserAddressesTable;
  contact_permissions: ContactPermissionsTable;
  contact_messages: ContactMessagesTable;
  application_drafts: ApplicationDraftsTable;
  application_draft_links: ApplicationDraftLinksTable;
  stopped_addresses: StoppedAddressesTable;
  loan_applications: LoanApplicationsTable;
  decisions: DecisionsTable;
  quotes: QuotesTable;
  requirements: RequirementsTable;
  attachments: AttachmentsTable;
  phone_links: PhoneLinksTable;
  data_pulls: DataPullsTable;
  credit_cards: CreditCardsTable;
  bank_accounts: BankAccountsTable;
  financial_statements: FinancialStatementsTable;
  document_sets: DocumentSetsTable;
  documents: DocumentsTable;
  signatures: SignaturesTable;
  loans: LoansTable;
  loan_events: LoanEventsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_postings: LedgerPostingsTable;
  mandates: MandatesTable;
  payments: PaymentsTable;
  payouts: PayoutsTable;
  settlement_quotes: SettlementQuotesTable;
  provider_events: ProviderEventsTable;
  provider_cursors: ProviderCursorsTable;
  auth_tokens: AuthTokensTable;
  known_browsers: KnownBrowsersTable;
  devices: DevicesTable;
  page_views: PageViewsTable;
  experiment_seeds: ExperimentSeedsTable;
  staff_sessions: StaffSessionsTable;
  step_up_codes: StepUpCodesTable;
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_rows: AuditRowsTable;
  chain_links: ChainLinksTable;
  chained_rows: ChainedRowsTable;
  erased_rows: ErasedRowsTable;
  outbox_messages: OutboxMessagesTable;
  rate_limits: RateLimitsTable;
  'sandbox.documents': SandboxDocumentsTable;
  'sandbox.clock': SandboxClockTable;
}

/** A whole row of the table. */
export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>;
