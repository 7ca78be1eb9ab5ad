import type {
  BankPaymentFlow,
  BankPaymentReport,
  JourneyOrigin,
} from '@fairlead/core/collection/bank-payment';
import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned, Sealed } from '../../columns.ts';

/** A payment by open banking. Its id is that of the payment. */
export interface BankPaymentsTable extends Owned {
  loan_id: string;
  flow: BankPaymentFlow;
  /** The link that it came by. */
  link_id: string | null;
  /** Null until the provider has answered. */
  provider_payment_id: string | null;
  /** What the provider said last. */
  provider_status: BankPaymentReport;
  /** Where the provider sends the payer back. */
  callback_url: string;
  /** The page on which the payer agrees, as long as they can: who has it can pay. */
  url_encrypted: Sealed | null;
  url_expires_at: Instant;
  /** Until when the payer can agree. */
  consent_until: Instant;
  /** When the provider is asked about it again; on another business date than this sooner. */
  check_after: Instant;
  checked_on: Day;
  /** Of the newest link that continues it. */
  resume_code_hash: string | null;
  resume_token_hash: string | null;
  resume_origin: JourneyOrigin | null;
  resume_expires_at: Instant | null;
  resume_used_at: Instant | null;
  created_at: Instant;
}
