import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { contestReading, listCounting } from '../../resources/requirement/attachment-store.ts';
import { presentPayslip } from '../../resources/requirement/present-payslip.ts';
import { givenFiles } from '../../resources/requirement/present-requirement.ts';
import { provideRequirement } from '../../resources/requirement/provide-requirement.ts';
import { asked } from './asked-proof.ts';
import { WITH_FILES } from './send-proof.ts';

const KIND = 'income';

/** What was read from a payslip is wrong: a person looks at it. Said again it changes nothing. */
export function contestPayslip(context: RequestContext<Borrower>, id: string, attachment: string) {
  return context.transaction(async (tx) => {
    const found = await asked(tx, context, KIND, id, true);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    if (requirement.state === 'Met') return refuse('proofIsAccepted');
    const files = await listCounting(tx, requirement);
    const file = files.find((row) => row.id === attachment);
    if (!file) return refuse('notFound');
    const payslip = presentPayslip(context, application, file);
    if (!payslip) return refuse('nothingWasRead');
    if (!payslip.isContested) {
      await contestReading(tx, file, context.now);
      await auditApplication(tx, context, application, 'payslip-contested', { file: file.id });
    }
    const after =
      requirement.state === 'Provided'
        ? application
        : await provideRequirement(tx, context, application, KIND, givenFiles(files.length));
    return accept(await viewApplication(tx, context, after, WITH_FILES));
  });
}
