import type { Brand, BrandId } from '@fairlead/brands/brand';
import type { ReturnPage } from '@fairlead/contract/return-to';
import type { StaffRole } from '@fairlead/contract/wire/endpoint';
import type { Day } from '@fairlead/core/calendar/day';
import type { AddressLookupPort } from '@fairlead/providers/address-lookup/port';
import type { AffordabilityPort } from '@fairlead/providers/affordability/port';
import type { BankAccountCheckPort } from '@fairlead/providers/bank-account-check/port';
import type { BankPaymentsPort } from '@fairlead/providers/bank-payments/port';
import type { CardsPort } from '@fairlead/providers/cards/port';
import type { CreditBureauPort } from '@fairlead/providers/credit-bureau/port';
import type { DeclinePanelPort } from '@fairlead/providers/decline-panel/port';
import type { DirectDebitPort } from '@fairlead/providers/direct-debit/port';
import type { EmailPort } from '@fairlead/providers/email/port';
import type { IncomeDataPort } from '@fairlead/providers/income-data/port';
import type { LenderAccountsPort } from '@fairlead/providers/lender-accounts/port';
import type { PayoutsPort } from '@fairlead/providers/payouts/port';
import type { FilesPort } from '@fairlead/providers/files/port';
import type { ReviewPort } from '@fairlead/providers/reviewer/port';
import type { ReviewsPort } from '@fairlead/providers/reviews/port';
import type { SmsPort } from '@fairlead/providers/sms/port';
import type { StaffIdentityPort } from '@fairlead/providers/staff-identity/port';
import type { VehicleEnquiryPort } from '@fairlead/providers/vehicle-enquiry/port';
import type { VehicleHistoryPort } from '@fairlead/providers/vehicle-history/port';
import type { VehicleValuationPort } from '@fairlead/providers/vehicle-valuation/port';
import type { VirusScanPort } from '@fairlead/providers/virus-scan/port';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Instant } from './database/columns.ts';
import type { Db } from './database/database.ts';
import type { RenderPdf } from './documents/render-document-set.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { RememberedTokens } from './resources/auth-token/remembered-tokens.ts';
import type { Cipher } from './security/cipher.ts';

/**
 * The clock of lending facts, in Europe/London. The sandbox can set it ahead of the wall; it never goes back. Without a
 * transaction's handle, a process sees a move by another process up to a second later.
 */
export interface BusinessClock {
  /** The business date. `db` is the transaction's handle when one is open. */
  today(db?: Db): Promise<Day>;
  /** The business instant. */
  now(db?: Db): Promise<Instant>;
  /** Both, of the same moment. */
  read(db?: Db): Promise<{ today: Day; now: Instant }>;
  /** Moves the sandbox's date to so many days ahead of the wall. It never goes back: a smaller number changes nothing. */
  moveAhead(offsetDays: number): Promise<void>;
}

export interface Providers {
  readonly creditBureau: CreditBureauPort;
  readonly directDebit: DirectDebitPort;
  readonly payouts: PayoutsPort;
  readonly lenderAccounts: LenderAccountsPort;
  readonly bankAccountCheck: BankAccountCheckPort;
  readonly addressLookup: AddressLookupPort;
  readonly email: EmailPort;
  readonly sms: SmsPort;
  readonly reviews: ReviewsPort;
  readonly virusScan: VirusScanPort;
  readonly reviewer: ReviewPort;
  readonly staffIdentity: StaffIdentityPort;
  readonly declinePanel: DeclinePanelPort;
  readonly files: FilesPort;
  readonly incomeData: IncomeDataPort;
  readonly bankPayments: BankPaymentsPort;
  readonly cards: CardsPort;
  readonly vehicleEnquiry: VehicleEnquiryPort;
  readonly vehicleHistory: VehicleHistoryPort;
  readonly vehicleValuation: VehicleValuationPort;
  /** Null where no other server has the shared API: this one answers what it would ask. */
  readonly affordability: AffordabilityPort | null;
}

/** What is made once, when the server starts. */
export interface AppServices {
  readonly config: Config;
  readonly db: Db;
  readonly providers: Providers;
  readonly clock: BusinessClock;
  readonly cipher: Cipher;
  readonly tokens: RememberedTokens;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Draws the documents of an offer. */
  readonly renderPdf: RenderPdf;
  /** Time of tokens, limits, audit and logs. Lending facts go by `clock`. */
  wallNow(): Date;
  /** A UUIDv7. */
  newId(): string;
  /** Says that an intent was recorded, so that the worker need not wait for its next round. */
  wakeWorker(round?: WorkerRound): void;
}

/** What the worker does when it is woken: everything that waits, or only messages, after a request that wrote no more. */
export type WorkerRound = 'everything' | 'messages';

export type AuthStrength = 'weak' | 'strong';

/** The borrower whose token came with the request. */
export interface Borrower {
  readonly userId: string;
  readonly brandId: BrandId;
  readonly strength: AuthStrength;
  /** The one application this session may see; null for everything of the borrower. */
  readonly limitedTo: string | null;
  /** What answers call the borrower: an id of the session's own where it is limited to one application. */
  readonly subjectId: string;
  readonly tokenId: string;
  /** The page that the emailed link was asked for, for a few minutes after it began this session; otherwise null. */
  readonly openedFor: ReturnPage | null;
}

/** The member of staff whose token came with the request. */
export interface Staff {
  /** What the identity provider calls them: audit rows name it. */
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly sessionId: string;
  readonly expiresAt: Instant;
}

export interface RequestContext<Actor extends Borrower | null = Borrower | null> extends AppServices {
  readonly requestId: string;
  readonly brand: Brand;
  /** The signed-in borrower. Never null where the endpoint asks for one. */
  readonly actor: Actor;
  /** The signed-on member of staff, in calls of staff only. */
  readonly staff: Staff | null;
  /** The business date in London, read once for the request. */
  readonly today: Day;
  /** The business instant, read once for the request. */
  readonly now: Instant;
  /** The caller's key, when it sent one to an endpoint that honours it. */
  readonly idempotencyKey: string | null;
  /** The caller's network address, as a keyed hash. */
  addressHash(): string;
  /** The same of the network that limits count by. */
  networkHash(): string;
  /** The caller's network, coarse enough to be shown. */
  shownNetwork(): string;
  /** The bearer token that the caller presented. */
  readonly presentedToken: string | null;
  /** `GET` or `HEAD` for an endpoint that reads. */
  readonly method: string;
  /** A header of the request. */
  header(name: string): string | null;
  /** A cookie of the request. */
  cookie(name: string): string | null;
  /** Sends a `Set-Cookie` header with the answer. */
  setCookie(text: string): void;
  /**
   * One transaction. What `work` returns commits, a refusal too; what it throws rolls back. An answer returned from
   * it is stored under the caller's idempotency key in the same transaction.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

/** A call of staff: there is no borrower, and the brand is that of the page. */
export interface StaffContext extends RequestContext<null> {
  readonly staff: Staff;
}
