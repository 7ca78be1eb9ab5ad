import type { FinanceRecord } from './vehicle-facts.ts';
import type { ExistingAgreement } from './vehicle.ts';

/** Words of a company's legal form, which letters and registers write differently. */
const FORMS = /\b(?:limited|ltd|plc|uk|llp|company|co|the)\b/g;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A lender's name without capitals, spaces, punctuation and the words of its legal form. */
export const lenderKey = (lender: string): string => lettersOf(lender.toLowerCase().replaceAll(FORMS, ' '));

const numberOf = (agreementNumber: string): string => lettersOf(agreementNumber).replace(/^0+/, '');

/**
 * Whether a record of finance is the agreement that an applicant states: the same number without spaces, strokes and
 * zeros in front, and a lender whose name begins as the other does, without the words of its legal form.
 */
export function isSameAgreement(
  found: FinanceRecord,
  stated: Pick<ExistingAgreement, 'lender' | 'agreementNumber'>,
): boolean {
  const [one, other] = [lenderKey(found.lender), lenderKey(stated.lender)];
  const isSameLender = one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
  return isSameLender && numberOf(found.agreementNumber) === numberOf(stated.agreementNumber);
}
