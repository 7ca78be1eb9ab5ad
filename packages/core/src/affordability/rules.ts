import { pence, type Pence } from '../money/pence.ts';
import type { Dependants, EmploymentStatus, MaritalStatus, ResidentialStatus } from './household.ts';

/** Whether a partner bears a share of what a household spends. */
export type Adults = 'alone' | 'with-partner';

/** One version of the figures by which an applicant's spending is estimated, a month. A change is a new record. */
export type AffordabilityRules = {
  readonly version: string;
  /** The part of an income that is counted, in percent: what varies is counted with care. */
  readonly incomeCountedPercent: Readonly<Record<EmploymentStatus, number>>;
  readonly adults: Readonly<Record<MaritalStatus, Adults>>;
  /** Food, fuel, travel and the like, without housing: the least that is believed. */
  readonly essentials: Readonly<Record<Adults, Pence>>;
  /** The least that is believed for a home. */
  readonly housing: Readonly<Record<ResidentialStatus, Pence>>;
  /** The least that is believed for all dependants together. */
  readonly dependants: Readonly<Record<Dependants, Pence>>;
  /** What must be left after the new instalment. */
  readonly buffer: Pence;
  /** Steps in which a smaller loan is looked for. */
  readonly step: Pence;
};

/** A model of household statistics, which CONC 5.2A.19 allows where nothing speaks against them. */
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
