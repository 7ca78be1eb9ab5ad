import { setTimeout as sleep } from 'node:timers/promises';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { ProviderUnavailable } from '../provider-error.ts';
import { answerOnce } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { sandboxApplicant } from './applicants.ts';
import type { BureauSearch, CreditBureauPort } from './port.ts';
import { reportFromFigures } from './score.ts';

const PROVIDER = 'credit-bureau';

interface BureauParts extends SandboxParts {
  /** How to wait; given by tests that have no fifteen seconds. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

function reportOn(search: BureauSearch): BureauReport {
  const story = sandboxApplicant(search.lastName);
  if (story === undefined) return reportFromFigures(search);
  const report = search.attempt > 1 ? (story.correctedReport ?? story.report) : story.report;
  if (report === null) throw new ProviderUnavailable(PROVIDER);
  return report;
}

/** A bureau whose file on an applicant follows from the surname (`APPLICANTS`), else from the figures given. */
export function sandboxCreditBureau({ store, wait = sleep }: BureauParts): CreditBureauPort {
  return {
    async search(search) {
      const waitMs = sandboxApplicant(search.lastName)?.waitMs ?? 0;
      if (waitMs > 0) await wait(waitMs);
      const place = {
        provider: PROVIDER,
        collection: 'credit-bureau/searches',
        key: search.searchId,
      } as const;
      return answerOnce(store, place, search, () => reportOn(search));
    },
  };
}
