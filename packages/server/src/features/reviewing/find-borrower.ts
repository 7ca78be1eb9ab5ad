import { brandNamed } from '@fairlead/brands/brands';
import { accept, refuse } from '@fairlead/core/outcome';
import { z } from 'zod';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import {
  findOwnerOfApplication,
  findOwnerOfReference,
} from '../../resources/loan-application/loan-application-store.ts';
import { findOwnerOfLoanReference } from '../../resources/loan/loan-store.ts';
import { readBorrower } from '../../resources/user/read-borrower.ts';
import type { Owner } from '../../resources/user/user-store.ts';

const RELATIONS: ReadonlySet<string> = new Set(['addresses', 'loanApplications', 'loans']);

const applicationId = z.uuid();

/** Reads what a person types of a reference: spaces and hyphens are only for reading, and case says nothing. */
const normalised = (reference: string): string => reference.replaceAll(/[\s-]/g, '').toUpperCase();

async function ownerBy(tx: Db, typed: string): Promise<Owner | undefined> {
  const id = applicationId.safeParse(typed.toLowerCase());
  if (id.success) return findOwnerOfApplication(tx, id.data);
  const reference = normalised(typed);
  return (await findOwnerOfReference(tx, reference)) ?? findOwnerOfLoanReference(tx, reference);
}

/** The borrower whose loan or application this is, and a row of who looked. */
export function findBorrower(context: StaffContext, reference: string) {
  return context.transaction(async (tx) => {
    const owner = await ownerBy(tx, reference);
    if (!owner) return refuse('notFound');
    const { subject: staff } = context.staff;
    await recordAudit(context, tx, {
      ...owner,
      actor: 'staff',
      action: 'borrower-read-by-staff',
      subjectType: 'user',
      subjectId: owner.userId,
      detail: { staff },
    });
    const borrower = await readBorrower(tx, context, owner, RELATIONS);
    return accept({ ...borrower, brandName: brandNamed(owner.brandId).dictionary.brandName });
  });
}
