import type { CreditAgency } from '@fairlead/core/decision/credit-agency';
import type { SettingsReader } from './env.ts';

export interface CreditAgencySettings extends CreditAgency {
  /** The sandbox's invented agency, which production refuses. */
  readonly isSample: boolean;
}

/** Invented: a domain for examples (RFC 2606) and a number that Ofcom reserves for drama (0808 157 0000 to 0999). */
const SAMPLE: CreditAgencySettings = {
  name: 'Sample Credit Files',
  address: '1 Ledger Street, Sampleton, ZZ99 7CR',
  phone: '0808 157 0100',
  fileUrl: 'https://credit-files.example/my-file',
  isSample: true,
};

const SETTINGS = [
  'CREDIT_AGENCY_NAME',
  'CREDIT_AGENCY_ADDRESS',
  'CREDIT_AGENCY_PHONE',
  'CREDIT_AGENCY_FILE_URL',
] as const;

/** The agency that a declined applicant is shown; the sample where none is set. */
export function readCreditAgency(reader: SettingsReader): CreditAgencySettings {
  const given = SETTINGS.filter((name) => reader.optional(name) !== undefined);
  if (given.length === 0) return SAMPLE;
  if (given.length < SETTINGS.length) {
    const missing = SETTINGS.filter((name) => !given.includes(name));
    reader.problems.push(`${given.join(', ')} also needs ${missing.join(', ')}`);
    return SAMPLE;
  }
  return {
    name: reader.text('CREDIT_AGENCY_NAME', ''),
    address: reader.text('CREDIT_AGENCY_ADDRESS', ''),
    phone: reader.text('CREDIT_AGENCY_PHONE', ''),
    fileUrl: reader.url('CREDIT_AGENCY_FILE_URL', ['https:']) ?? SAMPLE.fileUrl,
    isSample: false,
  };
}
