import type { Day } from './day.ts';
import { addWorkingDays, nextWorkingDay } from './working-days.ts';

/** Working days from input to entry: input on the first, processing on the second, entry on the third. */
const INPUT_TO_ENTRY_DAYS = 2;

/**
 * Working days until the paying bank's response to a new instruction is known: the fourth day, counting the day of
 * lodging.
 */
const INSTRUCTION_RESPONSE_DAYS = 3;

/** Working days to act on a Bacs report. */
const REPORT_DAYS = 3;

/**
 * The last day to submit a payment for `entryOn`. A day on which Bacs does not run counts as the next day on which it
 * does. Bacs three-day cycle.
 */
export function bacsInputDay(entryOn: Day): Day {
  return addWorkingDays(entryOn, -INPUT_TO_ENTRY_DAYS);
}

/** The day on which Bacs passes a payment for `entryOn` to the banks. It cannot be withdrawn from then on. */
export function bacsProcessingDay(entryOn: Day): Day {
  return addWorkingDays(entryOn, 1 - INPUT_TO_ENTRY_DAYS);
}

/**
 * The day on which a payment submitted on `inputOn` is debited and credited. A submission on a non-working day goes
 * in on the next working day.
 */
export function bacsEntryDay(inputOn: Day): Day {
  return addWorkingDays(nextWorkingDay(inputOn), INPUT_TO_ENTRY_DAYS);
}

/**
 * The last day to act on a report received on `reportedOn`: AUDDIS (instructions refused), ADDACS (instructions
 * changed or cancelled by the payer or the bank), ARUDD (debits unpaid), ARUCS (credits returned).
 */
export function bacsReportDeadline(reportedOn: Day): Day {
  return addWorkingDays(reportedOn, REPORT_DAYS);
}

/**
 * The last day for notifying a payer of a collection, the given number of working days before it is taken: ten under
 * the Direct Debit Guarantee, unless the instruction agrees fewer.
 */
export function advanceNoticeDeadline(collectOn: Day, workingDays: number): Day {
  return addWorkingDays(collectOn, -workingDays);
}

/**
 * The first day on which a collection can be taken under an instruction lodged on `lodgedOn` (AUDDIS). The
 * instruction is lodged like a payment, the paying bank responds on the fourth working day, and a collection can be
 * submitted on that day.
 */
export function earliestFirstCollection(lodgedOn: Day): Day {
  return bacsEntryDay(addWorkingDays(nextWorkingDay(lodgedOn), INSTRUCTION_RESPONSE_DAYS));
}
