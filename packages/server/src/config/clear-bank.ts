import type { SettingsReader } from './env.ts';
import type { Config } from './settings.ts';

const IBAN = /^GB\d{2}[A-Z]{4}\d{14}$/;

/** The characters that ClearBank takes in an address. */
const ADDRESS = /^[\w/\-?:().,'+ ]{1,140}$/;

export function readClearBankAccount(reader: SettingsReader): Config['clearBankAccount'] {
  const iban = reader.optional('CLEARBANK_IBAN')?.replaceAll(' ', '') ?? null;
  const address = reader.optional('CLEARBANK_ADDRESS') ?? null;
  if (iban !== null && !IBAN.test(iban)) reader.problems.push('CLEARBANK_IBAN must be a British IBAN');
  if (address !== null && !ADDRESS.test(address))
    reader.problems.push('CLEARBANK_ADDRESS must be one line of letters, digits and commas');
  return { iban, address };
}
