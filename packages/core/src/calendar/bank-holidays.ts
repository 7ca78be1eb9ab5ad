import { day } from './day.ts';

/** The years covered by the dates below (gov.uk bank holidays, England and Wales). */
export const PUBLISHED_YEARS = { first: 2019, last: 2030 } as const;

/**
 * Bank holidays in England and Wales that fall on a weekday. A holiday on a weekend appears only as its
 * substitute day (Banking and Financial Dealings Act 1971, Schedule 1, and royal proclamations).
 */
const PUBLISHED = {
  2019: ['01-01', '04-19', '04-22', '05-06', '05-27', '08-26', '12-25', '12-26'],
  2020: ['01-01', '04-10', '04-13', '05-08', '05-25', '08-31', '12-25', '12-28'],
  2021: ['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2022: ['01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19', '12-26', '12-27'],
  2023: ['01-02', '04-07', '04-10', '05-01', '05-08', '05-29', '08-28', '12-25', '12-26'],
  2024: ['01-01', '03-29', '04-01', '05-06', '05-27', '08-26', '12-25', '12-26'],
  2025: ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
  2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
  2028: ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
  2029: ['01-01', '03-30', '04-02', '05-07', '05-28', '08-27', '12-25', '12-26'],
  2030: ['01-01', '04-19', '04-22', '05-06', '05-27', '08-26', '12-25', '12-26'],
} as const satisfies Record<number, readonly string[]>;

export const PUBLISHED_BANK_HOLIDAYS: ReadonlySet<string> = new Set(
  Object.entries(PUBLISHED).flatMap(([year, dates]) => dates.map((date) => day(`${year}-${date}`))),
);
