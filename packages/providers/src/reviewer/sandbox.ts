import { bandOf } from '@fairlead/core/decision/score-bands';
import { sandboxFile, sandboxIncome } from './files.ts';
import { SANDBOX_SECOND_LOOK } from './second-look.ts';
import type { ReviewPort } from './port.ts';

/**
 * A reviewer who goes by the names of files (`SANDBOX_FILES`) and accepts every other, and by the score of a report:
 * where there is too little to go by, the application is declined.
 */
export function sandboxReviewer(): ReviewPort {
  return {
    isAutomatic: true,
    async reviewProof({ kind, filenames }) {
      const known = filenames.map(sandboxFile).find((file) => file !== undefined);
      const shown = kind === 'income' ? filenames.map(sandboxIncome) : [];
      if (known === undefined)
        return { outcome: 'accept', netMonthlyIncome: shown.find((income) => income !== undefined) };
      return known.refusal === null ? null : { outcome: 'refuse', refusal: known.refusal };
    },
    async reviewReferral({ match, score }) {
      const band = match === 'thin' ? null : bandOf(score);
      return band === null
        ? { outcome: 'decline', declineReasons: ['too-little-history'] }
        : { outcome: 'approve', band };
    },
    async reviewDecline({ declineReasons, reason }) {
      return reason.trim().toLowerCase().startsWith(SANDBOX_SECOND_LOOK.reason)
        ? { outcome: 'approve', band: SANDBOX_SECOND_LOOK.band }
        : { outcome: 'decline', declineReasons };
    },
  };
}
