import { sandboxFile, sandboxIncome } from './files.ts';
import type { ProofReviewPort } from './port.ts';

/** A reviewer who goes by the names of the files (`SANDBOX_FILES`) and accepts every other. */
export function sandboxProofReview(): ProofReviewPort {
  return {
    isAutomatic: true,
    async review({ kind, filenames }) {
      const known = filenames.map(sandboxFile).find((file) => file !== undefined);
      const shown = kind === 'income' ? filenames.map(sandboxIncome) : [];
      if (known === undefined)
        return { outcome: 'accept', netMonthlyIncome: shown.find((income) => income !== undefined) };
      return known.refusal === null ? null : { outcome: 'refuse', refusal: known.refusal };
    },
  };
}
