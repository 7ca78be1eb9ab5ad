/** Ids of the form's controls: the names of the draft, an address's with its place before them. */
export type FieldId =
  SimpleField | `addresses.${0 | 1}.${'postCode' | 'choice' | 'houseNumber' | 'line1' | 'town' | 'period'}`;

type SimpleField =
  | 'amount'
  | 'term'
  | 'reason'
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'email'
  | 'mobileNumber'
  | 'employmentStatus'
  | 'occupation'
  | 'income'
  | 'incomeFrequency'
  | 'residentialStatus'
  | 'rentOrMortgageMonthlyPayment'
  | 'numberOfDependants'
  | 'monthlyDependantsCost'
  | 'maritalStatus';

/** What is wrong, by control, in the order of the page. */
export type Problems = Partial<Record<FieldId, string>>;

export function hasProblems(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

/** For the error summary. */
export function listProblems(problems: Problems): { field: string; message: string }[] {
  return Object.entries(problems).map(([field, message]) => ({ field, message }));
}

/** Keeps what is wrong: `only({ firstName: nothing or words, … })`. */
export function only(found: Partial<Record<FieldId, string | undefined>>): Problems {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

type Refused<R extends string> = { ok: true } | { ok: false; refusal: R };

/** The words for a refusal of one of core's parsers, or undefined when it accepted. */
export function wordsFor<R extends string>(outcome: Refused<R>, words: Readonly<Record<R, string>>) {
  return outcome.ok ? undefined : words[outcome.refusal];
}
