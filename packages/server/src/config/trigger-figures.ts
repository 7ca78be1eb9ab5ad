import type { TriggerFigures } from '@fairlead/core/financial-statement/trigger-figures';
import { poundsToPence } from '@fairlead/core/money/pounds';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { tableOf } from '@fairlead/core/records';
import type { SettingsReader } from './env.ts';

type Figures = TriggerFigures['monthly'];
type ByPerson = Figures['personal'];

/** In the order of the setting. */
const PEOPLE = [
  'firstAdult',
  'furtherAdult',
  'childUnder16',
  'child16To18',
  'other',
] as const satisfies readonly (keyof ByPerson)[];

const SETTINGS = {
  communicationsAndLeisure: 'TRIGGER_FIGURES_COMMUNICATIONS',
  foodAndHousekeeping: 'TRIGGER_FIGURES_FOOD',
  personal: 'TRIGGER_FIGURES_PERSONAL',
} as const satisfies Record<keyof Figures, string>;

const VERSION = 'TRIGGER_FIGURES_VERSION';
const ALL_SETTINGS = [VERSION, ...Object.values(SETTINGS)];

const sample = (pounds: readonly number[]): ByPerson => byPerson(pounds.map((each) => pence(each * 100)));

function byPerson(amounts: readonly Pence[]): ByPerson {
  const zero = pence(0);
  return tableOf(PEOPLE, (person) => amounts[PEOPLE.indexOf(person)] ?? zero);
}

/**
 * Samples of the sandbox. They are round figures of our own, not those of the Standard Financial Statement, which are
 * licensed to its members.
 */
const SANDBOX_SAMPLES: TriggerFigures = {
  version: 'sandbox-samples-1',
  monthly: {
    communicationsAndLeisure: sample([120, 60, 30, 50, 60]),
    foodAndHousekeeping: sample([300, 200, 120, 150, 200]),
    personal: sample([60, 40, 30, 40, 40]),
  },
};

function readByPerson(reader: SettingsReader, name: string): ByPerson {
  const parts = (reader.optional(name) ?? '').split(',').map((part) => part.trim());
  const amounts = parts.flatMap((part) => {
    const parsed = poundsToPence(part === '' ? Number.NaN : Number(part));
    return parsed.ok && parsed.value > 0 ? [parsed.value] : [];
  });
  if (parts.length !== PEOPLE.length || amounts.length !== PEOPLE.length) {
    reader.problems.push(
      `${name} must be five amounts in pounds a month, such as 300,200,120,150,200: first adult, further adult, child under 16, child of 16 to 18, other`,
    );
  }
  return byPerson(amounts);
}

/** The figures above which a borrower is asked about their spending again; null where none are configured. */
export function readTriggerFigures(reader: SettingsReader, isSandbox: boolean): TriggerFigures | null {
  const given = ALL_SETTINGS.filter((name) => reader.optional(name) !== undefined);
  if (given.length === 0) return isSandbox ? SANDBOX_SAMPLES : null;
  if (given.length < ALL_SETTINGS.length) {
    const missing = ALL_SETTINGS.filter((name) => !given.includes(name));
    reader.problems.push(`${given.join(', ')} also needs ${missing.join(', ')}`);
    return null;
  }
  return {
    version: reader.text(VERSION, ''),
    monthly: {
      communicationsAndLeisure: readByPerson(reader, SETTINGS.communicationsAndLeisure),
      foodAndHousekeeping: readByPerson(reader, SETTINGS.foodAndHousekeeping),
      personal: readByPerson(reader, SETTINGS.personal),
    },
  };
}
