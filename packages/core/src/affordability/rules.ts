import { pence, type Pence } from '../money/pence.ts';
import type { Dependants, EmploymentStatus, MaritalStatus, ResidentialStatus } from './household.ts';

/** Whether a partner shares the household's spending. */
export type Adults = 'alone' | 'with-partner';

/** One version of the figures that model an applicant's monthly spending. A change is a new record. */
export type AffordabilityRules = {
  readonly version: string;
  /** The share of income that is counted, in percent; less for income that can vary. */
  readonly incomeCountedPercent: Readonly<Record<EmploymentStatus, number>>;
  readonly adults: Readonly<Record<MaritalStatus, Adults>>;
  /** Modelled minimum for food, fuel, travel and so on, without housing. */
  readonly essentials: Readonly<Record<Adults, Pence>>;
  /** Modelled minimum for housing. */
  readonly housing: Readonly<Record<ResidentialStatus, Pence>>;
  /** Modelled minimum for all dependants together. */
  readonly dependants: Readonly<Record<Dependants, Pence>>;
  /** The amount that must be left after the new instalment. */
  readonly buffer: Pence;
  /** Step in which smaller amounts are tried. */
  readonly step: Pence;
};

/** A model based on household statistics, which CONC 5.2A.19 allows unless there is reason to suspect otherwise. */
export const AFFORDABILITY_2026 = {
  version: 'affordability-2026-1',
  incomeCountedPercent: {
    'Employed - full time': 100,
    'Employed - part time': 100,
    Unemployed: 100,
    'Self employed': 85,
    'On Benefits': 100,
    Retired: 100,
  },
  adults: {
    Married: 'with-partner',
    Single: 'alone',
    'Civil partnership': 'with-partner',
    'Living with my partner': 'with-partner',
    Widowed: 'alone',
    Other: 'alone',
  },
  essentials: { alone: pence(540_00), 'with-partner': pence(420_00) },
  housing: {
    homeowner_with_a_mortgage: pence(200_00),
    homeowner_without_a_mortgage: pence(60_00),
    living_with_parents: pence(0),
    private_tenant: pence(200_00),
    council_tenant: pence(150_00),
  },
  dependants: { '0': pence(0), '1': pence(130_00), '2': pence(240_00), '3+': pence(340_00) },
  buffer: pence(75_00),
  step: pence(100_00),
} as const satisfies AffordabilityRules;
