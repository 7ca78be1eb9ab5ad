import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { acceptByReading } from '../../resources/requirement/accept-by-reading.ts';
import { listCounting } from '../../resources/requirement/attachment-store.ts';
import {
  agreeToBankIncome,
  bankIncomeToAgree,
  restsOnBank,
} from '../../resources/requirement/agree-to-bank-income.ts';
import { givenFiles } from '../../resources/requirement/present-requirement.ts';
import { moveRequirement, provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { asked } from './asked-proof.ts';
import { WITH_FILES } from './send-proof.ts';

type Context = RequestContext<Borrower>;

const KIND = 'income';

/** All files were sent: from now on they are looked at, unless a payslip was read that shows enough by itself. Said again, or after they were accepted, it changes nothing. */
export async function confirmProofOfIncome(context: Context, id: string) {
  const answer = await context.transaction(async (tx) => {
    const found = await asked(tx, context, KIND, id, true);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    const files = (await listCounting(tx, requirement)).length;
    if (files === 0) return refuse('nothingSent');
    const isDone = requirement.state === 'Provided' || requirement.state === 'Met';
    if (isDone) return accept(await viewApplication(tx, context, application, WITH_FILES));
    const provided = await provideRequirement(tx, context, application, KIND, givenFiles(files));
    const after = await acceptByReading(tx, context, provided);
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}

/** The borrower sends no proof: they agree to what their bank data shows, or the credit file supports the income. */
export async function skipProofOfIncome(context: Context, id: string) {
  const answer = await context.transaction(async (tx) => {
    const asking = await asked(tx, context, KIND, id, true);
    if (!asking.ok) return asking;
    const { application, requirement } = asking.value;
    if (requirement.state === 'Skipped' || restsOnBank(requirement))
      return accept(await viewApplication(tx, context, application, WITH_FILES));
    const found = await bankIncomeToAgree(tx, context, application, requirement);
    if (found) {
      const agreed = await agreeToBankIncome(tx, context, application, found);
      return accept(await viewApplication(tx, context, agreed, WITH_FILES));
    }
    if (!requirement.may_skip || requirement.state !== 'Not started') return refuse('proofIsNeeded');
    const move = { kind: KIND, event: 'skipped', given: null } as const;
    const after = await moveRequirement(tx, context, application, move);
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
  context.wakeWorker();
  return answer;
}
