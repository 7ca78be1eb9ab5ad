import type { SupportNeeds } from '../../resources/support-needs/support-needs-store.ts';

/** What a borrower needs from us, as staff see it. */
export const presentNeeds = (found: SupportNeeds | null) =>
  found && { needs: [...found.needs], words: found.words };
