import { dayOf, type Day } from '@fairlead/core/calendar/day';
import { sandboxNumber } from '../sandbox-answers.ts';

/** Registration marks that DVLA documents for testing its service. L2WPS is a van. */
export const DVLA_MARKS = {
  AA19AAA: 'A car that is taxed and has a valid MOT.',
  AA19EEE: 'An electric car.',
  AA19PPP: 'A petrol car.',
  AA19DSL: 'A diesel car.',
  AA19SRN: 'Declared off the road (SORN).',
  AA19MOT: 'Its MOT has run out.',
  AA19AMP: 'An electric car, marked for export.',
  L2WPS: 'An old van.',
  ER19BAD: 'DVLA refuses the registration number, so the car’s details have to be typed.',
  ER19NFD:
    'DVLA has no record of the registration number: the car’s details are typed, and a person checks them.',
  ER19THR: 'DVLA is overloaded: the car’s details are typed.',
  ER19ERR: 'DVLA’s service fails: the car’s details are typed.',
  ER19MNT: 'DVLA’s service is being maintained: the car’s details are typed.',
} as const satisfies Record<string, string>;

type Special = { readonly typed: string; readonly outcome: string };

/**
 * The outcome that the prefix of a mark chooses, with a number after it. The prefixes in the specification begin marks
 * of Northern Ireland's form, in which I and O are allowed but not in front, so an import is NIM.
 */
export const SANDBOX_MARKS = {
  FIN: { typed: 'FIN 1', outcome: 'There is finance with another lender as well: declined.' },
  NOF: { typed: 'NOF 1', outcome: 'There is no finance on record: declined.' },
  STO: { typed: 'STO 1', outcome: 'Recorded as stolen: declined.' },
  WRT: {
    typed: 'WRT 1',
    outcome: 'Written off, in category S; WRT 2 in N, WRT 3 in A, WRT 4 in B: declined.',
  },
  SCR: { typed: 'SCR 1', outcome: 'Recorded as scrapped: declined.' },
  EXP: { typed: 'EXP 1', outcome: 'Recorded as exported: declined.' },
  NIM: { typed: 'NIM 1', outcome: 'Imported: a person decides.' },
  PLT: { typed: 'PLT 1', outcome: 'It had another registration number before: a person decides.' },
  MIL: { typed: 'MIL 1', outcome: 'The odometer showed more at an earlier reading: a person decides.' },
  OLD: { typed: 'OLD 1', outcome: 'Fifteen years old: too old at the end of the term.' },
  LOW: { typed: 'LOW 1', outcome: 'Worth £2,000: too little for most amounts.' },
  NVA: { typed: 'NVA 1', outcome: 'There is no value for it: a person decides.' },
} as const satisfies Record<string, Special>;

export type SandboxMark = keyof typeof SANDBOX_MARKS;

/** The prefix of a mark that chooses an outcome, if it has one. */
export function sandboxMark(registrationMark: string): SandboxMark | undefined {
  const [, letters] = /^([A-Z]{3})\d+$/.exec(registrationMark) ?? [];
  return letters !== undefined && letters in SANDBOX_MARKS ? (letters as SandboxMark) : undefined;
}

export interface SandboxCar {
  readonly make: string;
  readonly model: string;
  readonly colour: string;
  readonly fuelType: string;
  readonly firstRegisteredOn: Day;
  /** New, in pounds. */
  readonly listPrice: number;
}

type Model = Pick<SandboxCar, 'make' | 'model' | 'listPrice'>;

const MODELS: readonly [Model, ...Model[]] = [
  { make: 'HARROW', model: 'Vale', listPrice: 18_500 },
  { make: 'HARROW', model: 'Ridge', listPrice: 27_900 },
  { make: 'LINDEN', model: 'One', listPrice: 16_400 },
  { make: 'LINDEN', model: 'Estate', listPrice: 24_800 },
  { make: 'MERIDIAN', model: 'Tourer', listPrice: 31_500 },
  { make: 'KESTREL', model: 'City', listPrice: 15_200 },
];
const COLOURS: readonly [string, ...string[]] = ['BLUE', 'GREY', 'WHITE', 'RED', 'BLACK', 'SILVER'];
const FUELS: readonly [string, ...string[]] = ['PETROL', 'DIESEL', 'HYBRID ELECTRIC', 'ELECTRICITY'];

const OLD_YEARS = 15;

/** The first day of a mark's age identifier: 26 begins in March 2026, 76 in September. Undefined in other forms. */
function firstDayOf(mark: string): Day | undefined {
  const [, digits] = /^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(mark) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return number < 50 ? dayOf(2000 + number, 3, 1) : dayOf(1950 + number, 9, 1);
}

/** An entry of a list, always the same for the same text. */
function picked<T>(text: string, [first, ...others]: readonly [T, ...T[]]): T {
  return [first, ...others][sandboxNumber(text, others.length + 1)] ?? first;
}

/** The car of a mark, always the same. Its makes are invented. */
export function sandboxCar(mark: string, today: Day): SandboxCar {
  const year = Number(today.slice(0, 4));
  const registered =
    sandboxMark(mark) === 'OLD'
      ? dayOf(year - OLD_YEARS, 1, 1)
      : (firstDayOf(mark) ?? dayOf(year - 2 - sandboxNumber(`${mark} age`, 4), 3, 1));
  return {
    ...picked(`${mark} model`, MODELS),
    colour: picked(`${mark} colour`, COLOURS),
    fuelType: picked(`${mark} fuel`, FUELS),
    firstRegisteredOn: registered,
  };
}
