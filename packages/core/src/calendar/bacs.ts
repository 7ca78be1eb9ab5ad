import type { Day } from './day.ts';
import { addWorkingDays, nextWorkingDay } from './working-days.ts';

/** From input to entry: input on the first, processing on the second, entry on the third working day. */
const INPUT_TO_ENTRY_DAYS = 2;

/** The paying bank's answer to a new instruction is known on the fourth working day, lodging included. */
const ANSWER_TO_INSTRUCTION_DAYS = 3;

/** What a Bacs report asks for is done within three working days. */
const REPORT_DAYS = 3;

/**
 * The last day on which a payment can go in so as to be taken or paid on `entryOn`. A day on which Bacs does not
 * run stands for the next on which it does. Bacs three-day cycle.
 */
export function bacsInputDay(entryOn: Day): Day {
  return addWorkingDays(entryOn, -INPUT_TO_ENTRY_DAYS);
}

/** The day on which Bacs hands a payment of `entryOn` to the banks: from then on nobody can take it back. */
export function bacsProcessingDay(entryOn: Day): Day {
  return addWorkingDays(entryOn, 1 - INPUT_TO_ENTRY_DAYS);
}

/** The day on which money moves that goes in on `inputOn`; what comes on a weekend goes in on the next working day. */
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
 * The last day on which a payer may be told of a collection: so many working days before it is taken. Ten in the
 * Direct Debit Guarantee, unless the instruction agrees fewer.
 */
export function advanceNoticeDeadline(collectOn: Day, workingDays: number): Day {
  return addWorkingDays(collectOn, -workingDays);
}

/**
 * The first day on which a collection can be taken under an instruction lodged on `lodgedOn` (AUDDIS): lodged like
 * any payment, answered by the paying bank on the fourth working day, and a collection may go in the same day.
 */
export function earliestFirstCollection(lodgedOn: Day): Day {
  return bacsEntryDay(addWorkingDays(nextWorkingDay(lodgedOn), ANSWER_TO_INSTRUCTION_DAYS));
}
