import type { declinePartner } from '@fairlead/contract/loan-application/decline-partner-shape';
import { isDeclinePanelOpen, type DeclinePartnerEvent } from '@fairlead/core/application/decline-partner';
import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { z } from 'zod';
import type { DeclinePartnerFacts } from '../../database/tables/loan-applications.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';

/** Whether another lender can be found for an application. A declined one was last changed when it was declined. */
export function canFindPartner({ state, updated_at, decision }: ApplicationRow, today: Day): boolean {
  const decidedOn = londonDay(Date.parse(updated_at));
  return isDeclinePanelOpen({ state, decidedOn, reasons: decision?.reasonCodes ?? [] }, today);
}

/** Whether the borrower wants to be shown one, and can be. */
export function wantsPartner(application: ApplicationRow, today: Day): boolean {
  return application.decline_panel_consented === true && canFindPartner(application, today);
}

/** The other lender that the borrower is shown; undefined where none was found, or it has refused them. */
export function shownPartner(application: ApplicationRow, today: Day): DeclinePartnerFacts | undefined {
  const partner = application.decline_partner;
  return partner?.refusedAt === null && wantsPartner(application, today) ? partner : undefined;
}

export function eventsOf({ events }: DeclinePartnerFacts): DeclinePartnerEvent[] {
  return events.map(({ event }) => event);
}

/** Without what identifies the acceptance, and without the link. */
export function presentDeclinePartner(partner: DeclinePartnerFacts): z.output<typeof declinePartner> {
  const { name, example } = partner.offer;
  const { termMonths: term, ...figures } = example;
  return {
    '@type': 'decline-partner',
    name,
    example: { ...figures, term },
    events: eventsOf(partner),
    acceptedAt: partner.acceptedAt,
  };
}

const placeOf = (row: string) => ({
  table: 'loan_applications',
  row,
  column: 'decline_partner_link_encrypted',
});

/** The link opens the borrower's application at the lender, so it is stored encrypted. */
export const sealPartnerLink = (cipher: Cipher, applicationId: string, url: string) =>
  cipher.seal(placeOf(applicationId), url);

/** Null before the lender has answered. */
export function partnerLinkIn(cipher: Cipher, application: ApplicationRow): string | null {
  const sealed = application.decline_partner_link_encrypted;
  return sealed === null ? null : cipher.open(placeOf(application.id), sealed);
}
