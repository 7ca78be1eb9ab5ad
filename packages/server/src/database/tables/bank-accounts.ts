import type { Instant, Owned, Sealed } from '../columns.ts';

export interface BankAccountsTable extends Owned {
  application_id: string;
  account_name_encrypted: Sealed;
  sort_code_encrypted: Sealed;
  account_number_encrypted: Sealed;
  check_outcome: string;
  created_at: Instant;
  superseded_at: Instant | null;
}
