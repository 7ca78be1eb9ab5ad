import type { Migration } from 'kysely/migration';
import { peopleAndAccess } from './until-0020/0001-people-and-access.ts';
import { applications } from './until-0020/0002-applications.ts';
import { loans } from './until-0020/0003-loans.ts';
import { operationalRecords } from './until-0020/0004-records-of-the-house.ts';
import { whatNeverChanges } from './until-0020/0005-what-never-changes.ts';
import { debtThatEnds } from './until-0020/0006-debt-that-ends.ts';
import { contactMessages } from './until-0020/0007-contact-messages.ts';
import { messagesAreForgotten } from './until-0020/0008-messages-are-forgotten.ts';
import { changedTokens } from './until-0020/0009-changed-tokens.ts';
import { waysIn } from './until-0020/0010-ways-in.ts';
import { loansSetAside } from './until-0020/0011-loans-set-aside.ts';
import { staff } from './until-0020/0012-staff.ts';
import { borrowersRecord } from './until-0020/0013-borrowers-record.ts';
import { devicesAndPageViews } from './until-0020/0014-devices-and-page-views.ts';
import { whoWasRefused } from './until-0020/0015-who-was-refused.ts';
import { chainOfRecords } from './until-0020/0016-chain-of-records.ts';
import { recordsAreErased } from './until-0020/0017-records-are-erased.ts';
import { experimentSeeds } from './until-0020/0018-experiment-seeds.ts';
import { messagesAreSeen } from './until-0020/0019-messages-are-seen.ts';
import { namesAndAddressesAreSealed } from './until-0020/0020-names-and-addresses-are-sealed.ts';
import { erasureIsDue } from './until-0030/0021-erasure-is-due.ts';
import { mobileNumbers } from './until-0030/0022-mobile-numbers.ts';
import { readingIsComplete } from './until-0030/0023-reading-is-complete.ts';
import { applicationReferences } from './until-0030/0024-application-references.ts';
import { followUp } from './until-0030/0025-follow-up.ts';
import { moreRequirements } from './until-0030/0026-more-requirements.ts';
import { declinePartner } from './until-0030/0027-decline-partner.ts';
import { proofs } from './until-0030/0028-proofs.ts';
import { creditCards } from './until-0030/0029-credit-cards.ts';
import { affordability } from './until-0030/0030-affordability.ts';
import { applicationDrafts } from './until-0040/0031-application-drafts.ts';
import { mandateIsADocument } from './until-0040/0032-mandate-is-a-document.ts';
import { secondLooks } from './until-0040/0033-second-looks.ts';
import { financialStatements } from './until-0040/0034-financial-statements.ts';
import { stoppedAddresses } from './until-0040/0035-stopped-addresses.ts';
import { phoneLinks } from './until-0040/0038-phone-links.ts';
import { signedAgain } from './until-0040/0037-signed-again.ts';
import { payslipsAndPlaces } from './until-0040/0039-payslips-and-places.ts';
import { dataPulls } from './until-0040/0036-data-pulls.ts';
import { requestedPayments } from './until-0040/0040-requested-payments.ts';
import { settlementQuotes } from './until-0050/0041-settlement-quotes.ts';
import { cardPayments } from './until-0050/0042-card-payments.ts';
import { bankDetailsUpdates } from './until-0050/0043-bank-details-updates.ts';
import { bankPayments } from './until-0050/0044-bank-payments.ts';
import { repaymentLinks } from './until-0050/0045-repayment-links.ts';
import { providerMessages } from './until-0050/0046-provider-messages.ts';
import { secondLookFiles } from './until-0050/0047-second-look-files.ts';
import { collectionReminders } from './until-0050/0048-collection-reminders.ts';
import { eventsFromACursor } from './until-0050/0049-events-from-a-cursor.ts';
import { lenderActions } from './until-0050/0050-lender-actions.ts';
import { cardReturns } from './0051-card-returns.ts';
import { calendarFeeds } from './0052-calendar-feeds.ts';
import { annualStatements } from './0053-annual-statements.ts';
import { movedMandates } from './0054-moved-mandates.ts';
import { arrangements } from './0055-arrangements.ts';
import { contactLedger } from './0056-contact-ledger.ts';
import { vehicles } from './0058-vehicles.ts';
import { motorRequirements } from './0059-motor-requirements.ts';
import { commissionShown } from './0060-commission-shown.ts';
import { hireInDocuments } from './0061-hire-in-documents.ts';
import { carCases } from './0068-car-cases.ts';
import { statedBefore } from './0072-stated-before.ts';
import { payoutsAgain } from './0073-payouts-again.ts';
import { browserSeeds } from './0075-browser-seeds.ts';
import { filesOfCases } from './0076-files-of-cases.ts';
import { designedEmailsApart } from './0078-designed-emails-apart.ts';
import { hireNumbersAreSealed } from './0077-hire-numbers-are-sealed.ts';
import { loansToLookAt } from './0067-loans-to-look-at.ts';
import { payoutPayees } from './0066-payout-payees.ts';
import { messagesByRecipient } from './0064-messages-by-recipient.ts';
import { loanCases } from './0057-loan-cases.ts';

/** Every change of the schema, in order. A released one is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-people-and-access': peopleAndAccess,
  '0002-applications': applications,
  '0003-loans': loans,
  '0004-records-of-the-house': operationalRecords,
  '0005-what-never-changes': whatNeverChanges,
  '0006-debt-that-ends': debtThatEnds,
  '0007-contact-messages': contactMessages,
  '0008-messages-are-forgotten': messagesAreForgotten,
  '0009-changed-tokens': changedTokens,
  '0010-ways-in': waysIn,
  '0011-loans-set-aside': loansSetAside,
  '0012-staff': staff,
  '0013-borrowers-record': borrowersRecord,
  '0014-devices-and-page-views': devicesAndPageViews,
  '0015-who-was-refused': whoWasRefused,
  '0016-chain-of-records': chainOfRecords,
  '0017-records-are-erased': recordsAreErased,
  '0018-experiment-seeds': experimentSeeds,
  '0019-messages-are-seen': messagesAreSeen,
  '0020-names-and-addresses-are-sealed': namesAndAddressesAreSealed,
  '0021-erasure-is-due': erasureIsDue,
  '0022-mobile-numbers': mobileNumbers,
  '0023-reading-is-complete': readingIsComplete,
  '0024-application-references': applicationReferences,
  '0025-follow-up': followUp,
  '0026-more-requirements': moreRequirements,
  '0027-decline-partner': declinePartner,
  '0028-proofs': proofs,
  '0029-credit-cards': creditCards,
  '0030-affordability': affordability,
  '0031-application-drafts': applicationDrafts,
  '0032-mandate-is-a-document': mandateIsADocument,
  '0033-second-looks': secondLooks,
  '0034-financial-statements': financialStatements,
  '0035-stopped-addresses': stoppedAddresses,
  '0036-data-pulls': dataPulls,
  '0037-signed-again': signedAgain,
  '0038-phone-links': phoneLinks,
  '0039-payslips-and-places': payslipsAndPlaces,
  '0040-requested-payments': requestedPayments,
  '0041-settlement-quotes': settlementQuotes,
  '0042-card-payments': cardPayments,
  '0043-bank-details-updates': bankDetailsUpdates,
  '0044-bank-payments': bankPayments,
  '0045-repayment-links': repaymentLinks,
  '0046-provider-messages': providerMessages,
  '0047-second-look-files': secondLookFiles,
  '0048-collection-reminders': collectionReminders,
  '0049-events-from-a-cursor': eventsFromACursor,
  '0050-lender-actions': lenderActions,
  '0051-card-returns': cardReturns,
  '0052-calendar-feeds': calendarFeeds,
  '0053-annual-statements': annualStatements,
  '0054-moved-mandates': movedMandates,
  '0055-arrangements': arrangements,
  '0056-contact-ledger': contactLedger,
  '0057-loan-cases': loanCases,
  '0058-vehicles': vehicles,
  '0059-motor-requirements': motorRequirements,
  '0060-commission-shown': commissionShown,
  '0061-hire-in-documents': hireInDocuments,
  '0064-messages-by-recipient': messagesByRecipient,
  '0066-payout-payees': payoutPayees,
  '0067-loans-to-look-at': loansToLookAt,
  '0068-car-cases': carCases,
  '0072-stated-before': statedBefore,
  '0073-payouts-again': payoutsAgain,
  '0075-browser-seeds': browserSeeds,
  '0076-files-of-cases': filesOfCases,
  '0077-hire-numbers-are-sealed': hireNumbersAreSealed,
  '0078-designed-emails-apart': designedEmailsApart,
};
