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
  /** How to wait; replaced in tests. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

function reportOn(search: BureauSearch): BureauReport {
  const applicant = sandboxApplicant(search.lastName);
  if (applicant === undefined) return reportFromFigures(search);
  const report = search.attempt > 1 ? (applicant.correctedReport ?? applicant.report) : applicant.report;
  if (report === null) throw new ProviderUnavailable(PROVIDER);
  return report;
}

/** A bureau that reports by the applicant's surname (`APPLICANTS`), or else from the figures in the search. */
export function sandboxCreditBureau({ store, wait = sleep }: BureauParts): CreditBureauPort {
  return {
    async search(search) {
      const waitMs = sandboxApplicant(search.lastName)?.waitMs ?? 0;
      if (waitMs > 0) await wait(waitMs);
      const storeKey = {
        provider: PROVIDER,
        collection: 'credit-bureau/searches',
        key: search.searchId,
      } as const;
      return answerOnce(store, storeKey, search, () => reportOn(search));
    },
  };
}
