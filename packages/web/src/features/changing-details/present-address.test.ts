import { day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { earlierAddresses, presentLines } from './present-address.ts';

const at = (houseNumber: string, recordedOn: string | null, replacedOn: string | null) => ({
  houseNumber,
  flatNumber: null,
  line1: 'Mill Road',
  line2: null,
  town: 'Easterby',
  county: null,
  postCode: 'LS1 4AP',
  recordedOn: recordedOn === null ? null : day(recordedOn),
  replacedOn: replacedOn === null ? null : day(replacedOn),
});

test('the present address is first, and earlier ones say from when to when they were here', () => {
  const history = [
    at('1', '2026-11-23', null),
    at('2', '2026-11-20', '2026-11-23'),
    at('3', null, '2026-11-20'),
    at('4', '2026-11-20', null),
    at('5', null, null),
  ];
  expect(presentLines(history)).toEqual(['1 Mill Road', 'Easterby', 'LS1 4AP']);
  expect(earlierAddresses(history)).toEqual([
    { address: '2 Mill Road, Easterby, LS1 4AP', dates: '20/11/2026 to 23/11/2026' },
    { address: '3 Mill Road, Easterby, LS1 4AP', dates: 'Until 20/11/2026' },
    { address: '4 Mill Road, Easterby, LS1 4AP', dates: 'Added on 20/11/2026' },
    { address: '5 Mill Road, Easterby, LS1 4AP', dates: 'Before that' },
  ]);
  expect([presentLines([]), earlierAddresses([])]).toEqual([[], []]);
});
