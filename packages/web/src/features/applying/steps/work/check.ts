import { isAtWork } from '@fairlead/core/affordability/household';
import { parsePounds } from '@fairlead/core/money/pounds';
import { messageFor } from '@fairlead/core/outcome';
import { only, type Problems } from '../../../../resources/problems.ts';
import type { WorkFields } from './fields.ts';
import { ERRORS } from './words.ts';

/** An occupation is asked of those who have one. */
export function hasOccupation({ employmentStatus }: Pick<WorkFields, 'employmentStatus'>): boolean {
  return employmentStatus !== null && isAtWork(employmentStatus.name);
}

export function checkWork(fields: WorkFields): Problems<keyof WorkFields> {
  const isUnoccupied = hasOccupation(fields) && fields.occupation.trim() === '';
  return only({
    employmentStatus: fields.employmentStatus === null ? ERRORS.employmentStatus : undefined,
    occupation: isUnoccupied ? ERRORS.occupation : undefined,
    income: messageFor(parsePounds(fields.income), ERRORS.income),
  });
}
