import { sandboxFile } from './files.ts';
import type { ProofReviewPort } from './port.ts';

/** A reviewer who goes by the names of the files (`SANDBOX_FILES`) and accepts every other. */
export function sandboxProofReview(): ProofReviewPort {
  return {
    isAutomatic: true,
    async review({ filenames }) {
      const known = filenames.map(sandboxFile).find((file) => file !== undefined);
      if (known === undefined) return { outcome: 'accept' };
      return known.refusal === null ? null : { outcome: 'refuse', refusal: known.refusal };
    },
  };
}
