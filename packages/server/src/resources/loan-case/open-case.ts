import type { Stated } from '@fairlead/contract/hardship/loan-case';
import type { Day } from '@fairlead/core/calendar/day';
import { answerDueOn, MOST_OPEN_CASES, type LoanCaseKind } from '@fairlead/core/loan-case/loan-cases';
import { accept, refuse } from '@fairlead/core/outcome';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit, type AuditMakers } from '../audit/audit-store.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { writeCaseOpened } from './case-letters.ts';
import { findCase, insertCase, listCasesOf, type StoredCase } from './loan-case-store.ts';

type Opener = AuditMakers & Pick<AppServices, 'cipher' | 'clock' | 'config'> & { readonly today: Day };

interface Opened {
  readonly kind: LoanCaseKind;
  readonly stated: Partial<Stated>;
}

/** Opens a case of a loan, which is held, unless too many are open, and writes to the borrower. */
export async function openCase(opener: Opener, tx: Db, loan: LoanRow, opened: Opened) {
  const earlier = await listCasesOf(tx, opener.cipher, loan);
  if (earlier.filter(({ outcome }) => outcome === null).length >= MOST_OPEN_CASES)
    return refuse('tooManyCases');
  return accept(await insert(opener, tx, loan, opened, earlier));
}

/** The same without that limit, for a notice that the borrower has a right to give. */
export async function recordCase(opener: Opener, tx: Db, loan: LoanRow, opened: Opened): Promise<StoredCase> {
  return insert(opener, tx, loan, opened, await listCasesOf(tx, opener.cipher, loan));
}

async function insert(
  opener: Opener,
  tx: Db,
  loan: LoanRow,
  { kind, stated }: Opened,
  [newest]: readonly StoredCase[],
): Promise<StoredCase> {
  const id = opener.newId();
  await insertCase(tx, opener.cipher, loan, {
    id,
    number: (newest?.number ?? 0) + 1,
    kind,
    stated,
    openedOn: opener.today,
    answerBy: answerDueOn(opener.today),
    at: opener.wallNow().toISOString(),
  });
  const opened = await findCase(tx, opener.cipher, id);
  if (!opened) throw new Error(`the case ${id} was recorded and is not there`);
  await recordAudit(opener, tx, {
    brandId: loan.brand_id,
    userId: loan.user_id,
    actor: 'borrower',
    action: 'case-opened',
    subjectType: 'loan',
    subjectId: loan.id,
    detail: { kind, caseId: id },
  });
  await writeCaseOpened(opener, tx, loan, opened);
  return opened;
}
