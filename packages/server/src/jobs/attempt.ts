import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { AppServices } from '../context.ts';
import { errorInWords } from '../describe-error.ts';
import { updateLoan, type LoanKey } from '../resources/loan/loan-store.ts';

const LONGEST_REASON = 300;

/**
 * Does one loan's work, so that no loan holds up another. A provider that cannot answer is asked again in the next
 * round; anything else sets the loan aside with its reason until its work succeeds. It stays payable.
 */
export async function attempt(
  { db, log }: Pick<AppServices, 'db' | 'log'>,
  key: LoanKey,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderTimeout) {
      log.warn({ err: error, loanId: key.loanId }, 'provider did not answer');
      return;
    }
    log.error({ err: error, loanId: key.loanId }, 'loan set aside');
    await updateLoan(db, key, { set_aside_reason: errorInWords(error).slice(0, LONGEST_REASON) });
  }
}
