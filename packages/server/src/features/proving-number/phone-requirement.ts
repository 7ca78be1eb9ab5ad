import { accept } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { applicationTaking } from '../../resources/requirement/application-taking.ts';
import { changeMobileNumber } from './change-mobile-number.ts';
import { proveNumber, sendStepUpCode } from './step-up.ts';

type Context = RequestContext<Borrower>;

const find = (context: Context, id: string) =>
  applicationTaking(context.db, context, 'phone', id, { isHeld: false });

async function view(context: Context, id: string) {
  const found = await find(context, id);
  return found.ok ? accept(await viewApplication(context.db, context, found.value)) : found;
}

/** Sends a code to the number that the borrower has, or to another, which takes its place first. */
export async function updateMobileNumber(context: Context, id: string, mobileNumber: string | undefined) {
  const asked = await find(context, id);
  if (!asked.ok) return asked;
  if (mobileNumber !== undefined) {
    const changed = await changeMobileNumber(context, context.actor.subjectId, mobileNumber);
    if (!changed.ok) return changed;
  }
  const sent = await sendStepUpCode(context);
  return sent.ok ? view(context, id) : sent;
}

/** Takes the code back: the requirement is met. */
export async function verifyMobileNumber(context: Context, id: string, code: string) {
  const asked = await find(context, id);
  if (!asked.ok) return asked;
  const proved = await proveNumber(context, code);
  return proved.ok ? view(context, id) : proved;
}
