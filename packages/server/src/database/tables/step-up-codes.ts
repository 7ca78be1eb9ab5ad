import type { Instant, Owned } from '../columns.ts';

export interface StepUpCodesTable extends Owned {
  code_hash: string;
  expires_at: Instant;
  tries: number;
  spent_at: Instant | null;
  created_at: Instant;
}
