import type { ReviewPort } from './port.ts';

/** No reviewer before staff: they decide everything. */
export function staffReviewer(): ReviewPort {
  return {
    isAutomatic: false,
    async reviewProof() {
      return null;
    },
    async reviewReferral() {
      return null;
    },
    async reviewDecline() {
      return null;
    },
  };
}
