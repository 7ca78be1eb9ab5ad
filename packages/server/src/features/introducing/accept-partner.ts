import { mayAcceptPartner } from '@fairlead/core/application/decline-partner';
import { accept, refuse } from '@fairlead/core/outcome';
import type { PartnerLink } from '@fairlead/providers/decline-panel/port';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DeclinePartnerFacts } from '../../database/tables/loan-applications.ts';
import {
  eventsOf,
  partnerLinkIn,
  sealPartnerLink,
  shownPartner,
} from '../../resources/decline-partner/decline-partner.ts';
import { openApplicant } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';

type Context = RequestContext<Borrower>;

/** What is passed on, for the audit trail. The screen names the same. */
const DISCLOSED = ['name', 'date of birth', 'contact details', 'addresses', 'employment', 'income', 'loan'];

interface Accepting {
  readonly application: ApplicationRow;
  readonly partner: DeclinePartnerFacts;
}

/** Why a lender is not offered any more although it did not refuse. */
const NOT_ALLOWED = 'link-not-allowed';

const isAllowed = ({ config }: Context, origin: string): boolean =>
  config.declinePartnerHosts.includes(origin);

const answer = (url: string) => accept({ '@type': 'decline-partner-link', url } as const);

/** The lender is not offered to this borrower again. */
async function endOffer(tx: Db, context: Context, { application, partner }: Accepting, reason: string) {
  const decline_partner = json({ ...partner, refusedAt: context.now });
  await updateApplication(tx, application, { decline_partner, decline_partner_link_encrypted: null });
  const detail = { partner: partner.offer.partnerId, reason };
  await auditApplication(tx, context, application, 'decline-partner-refused', detail);
  return refuse('declinePartnerGone');
}

/** Records the disclosure before anything is sent, so that none is ever without its record. */
async function begin(tx: Db, context: Context, id: string) {
  const application = await lockApplication(tx, context.actor, id);
  const partner = application && shownPartner(application, context.today);
  if (!partner) return { ended: refuse('notFound') };
  if (!mayAcceptPartner(eventsOf(partner))) return { ended: refuse('declinePartnerOutOfOrder') };
  if (!isAllowed(context, partner.offer.origin)) {
    // Once the details were sent, the lender has them: the link works again when the setting does.
    if (partner.acceptedAt !== null) return { ended: refuse('unavailable') };
    return { ended: await endOffer(tx, context, { application, partner }, NOT_ALLOWED) };
  }
  const url = partnerLinkIn(context.cipher, application);
  if (url !== null) return { ended: answer(url) };
  if (partner.acceptedAt !== null) return { application, partner };
  const accepted = { ...partner, acceptedAt: context.now };
  await auditApplication(tx, context, application, 'decline-partner-accepted', {
    partner: partner.offer.partnerId,
    disclosed: DISCLOSED,
  });
  await updateApplication(tx, application, { decline_partner: json(accepted) });
  return { application, partner: accepted };
}

function passOn({ cipher, providers }: Context, { application, partner }: Accepting): Promise<PartnerLink> {
  const { firstName, lastName, dateOfBirth, email, mobileNumber, addresses } = openApplicant(
    cipher,
    application,
  );
  return providers.declinePanel.accept({
    acceptanceId: partner.acceptanceId,
    partnerId: partner.offer.partnerId,
    firstName,
    lastName,
    dateOfBirth,
    email,
    mobileNumber,
    addresses,
    employmentStatus: application.employment_status,
    netMonthlyIncome: application.net_monthly_income_pence,
    amount: application.amount_pence,
    termMonths: application.term_months,
    purpose: application.reason,
  });
}

/** A link, why there will be none, or undefined when the lender cannot answer now. */
async function linkFor(context: Context, accepting: Accepting): Promise<PartnerLink | string | undefined> {
  try {
    const link = await undefinedIfUnavailable('decline-panel', () => passOn(context, accepting));
    return link && isOpenable(context, accepting, link) ? link : undefined;
  } catch (error) {
    if (error instanceof ProviderRejected) return error.reason;
    throw error;
  }
}

/** A link opens only at the lender that was shown, and only where its host is configured. */
function isOpenable(context: Context, { partner }: Accepting, { url }: PartnerLink): boolean {
  const { partnerId, origin } = partner.offer;
  const isThere = URL.canParse(url) && new URL(url).origin === origin && isAllowed(context, origin);
  if (!isThere) context.log.error({ partner: partnerId }, 'a partner answered a link to another host');
  return isThere;
}

async function finish(
  tx: Db,
  context: Context,
  { application: { id }, partner: { acceptanceId } }: Accepting,
  link: PartnerLink | string,
) {
  const application = await lockApplication(tx, context.actor, id);
  const partner = application && shownPartner(application, context.today);
  if (!partner || partner.acceptanceId !== acceptanceId) return refuse('notFound');
  if (typeof link === 'string') return endOffer(tx, context, { application, partner }, link);
  const known = partnerLinkIn(context.cipher, application);
  if (known !== null) return answer(known);
  const decline_partner_link_encrypted = sealPartnerLink(context.cipher, id, link.url);
  await updateApplication(tx, application, { decline_partner_link_encrypted });
  await auditApplication(tx, context, application, 'decline-partner-linked', {
    partner: partner.offer.partnerId,
  });
  return answer(link.url);
}

/**
 * Passes the application on to the lender, outside any transaction. Where the lender does not answer, or the process
 * ends on the way, the same call continues under the same id.
 */
export async function acceptPartner(context: Context, id: string) {
  const begun = await context.transaction((tx) => begin(tx, context, id));
  if ('ended' in begun) return begun.ended;
  const link = await linkFor(context, begun);
  if (link === undefined) return refuse('unavailable');
  return context.transaction((tx) => finish(tx, context, begun, link));
}
