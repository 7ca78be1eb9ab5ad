import { maySecondLook } from '@fairlead/core/application/second-look';
import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { Cipher } from '../../security/cipher.ts';
import { secondLooksSince, type ApplicationRow } from './loan-application-store.ts';

/** Whether the applicant can ask for one. A declined application was last changed when it was declined. */
export function canAskSecondLook(
  { state, updated_at, second_look_asked_at }: ApplicationRow,
  today: Day,
): boolean {
  const decidedOn = londonDay(Date.parse(updated_at));
  return maySecondLook({ state, decidedOn, isAsked: second_look_asked_at !== null }, today);
}

/** Whether one was asked for, in time, and not answered yet. */
export function awaitsSecondLook(
  { state, second_look_asked_at: askedAt, second_look_answered_at: answeredAt }: ApplicationRow,
  today: Day,
): boolean {
  if (state !== 'Declined' || askedAt === null || answeredAt !== null) return false;
  return Date.parse(askedAt) >= Date.parse(secondLooksSince(today));
}

const placeOf = (row: string) => ({ table: 'loan_applications', row, column: 'second_look_encrypted' });

/** What the applicant asks us to look at is in their own words, so it is stored encrypted. */
export const sealSecondLook = (cipher: Cipher, applicationId: string, reason: string) =>
  cipher.seal(placeOf(applicationId), reason);

/** Null where they have not asked. */
export function openSecondLook(cipher: Cipher, application: ApplicationRow): string | null {
  const sealed = application.second_look_encrypted;
  return sealed === null ? null : cipher.open(placeOf(application.id), sealed);
}
