import { GOOD_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { spellingsOf } from '@fairlead/testing/spellings';

/** What the borrowers of these tests type, or what is prepared for them, by what it is. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  name: ['Wilma Writer', 'Successful Accept'],
  'email address': ['@mail.example'],
  'mobile number': ['7700900123', '7700 900123', '7700 900 123'],
  'date of birth': ['1988-04-12', '12/04/1988', '12 April 1988'],
  address: ['ID1 1QD', 'Harbour Lane', 'Mill Road'],
  occupation: ['Harbour pilot'],
  'account number': [GOOD_ACCOUNT.accountNumber],
  message: ['Can I pay on another day', 'The payslips confirm the income'],
};

const SECRETS: Readonly<Record<string, RegExp>> = {
  'token in an address': /token=[\w-]{20,}/,
  'token of a session': /Bearer [\w-]/,
};

/** Says what of a borrower a server's log shows, with the line; empty if nothing. */
export function personalDataIn(log: string): string[] {
  const looked = [
    ...Object.entries(PERSONAL).flatMap(([kind, values]) =>
      values.flatMap(spellingsOf).map((text) => ({ kind, isIn: (line: string) => line.includes(text) })),
    ),
    ...Object.entries(SECRETS).map(([kind, pattern]) => ({
      kind,
      isIn: (line: string) => pattern.test(line),
    })),
  ];
  const found = looked.filter(({ isIn }) => isIn(log));
  return log
    .split('\n')
    .flatMap((line) => found.filter(({ isIn }) => isIn(line)).map(({ kind }) => `${kind}: ${line}`));
}

/** As pino numbers it. */
const ERROR = 50;

/** The lines of a server's output that a person who runs the tests needs to see. */
export function errorsIn(output: string): string {
  const isNeeded = (line: string): boolean => {
    if (!line.startsWith('{')) return line !== '';
    return Number(/"level":(\d+)/.exec(line)?.[1] ?? ERROR) >= ERROR;
  };
  return output
    .split('\n')
    .filter(isNeeded)
    .map((line) => `${line}\n`)
    .join('');
}
