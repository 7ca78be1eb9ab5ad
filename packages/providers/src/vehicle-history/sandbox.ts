import { addMonths, type Day } from '@fairlead/core/calendar/day';
import type { FinanceRecord, VehicleHistory, WriteOffCategory } from '@fairlead/core/vehicle/vehicle-facts';
import { sandboxCar, sandboxMark } from '../vehicle-enquiry/sandbox-cars.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import type { HistoryQuestion, VehicleHistoryPort } from './port.ts';

const CATEGORIES: readonly WriteOffCategory[] = ['S', 'N', 'A', 'B'];

function financeOf({ stated }: HistoryQuestion, mark: string | undefined, today: Day): FinanceRecord[] {
  const agreement = { ...stated, agreedOn: addMonths(today, -18) };
  const other = { lender: 'Otherwise Motor Finance', agreementNumber: 'OMF-771', agreedOn: null };
  if (mark === 'NOF') return [];
  return mark === 'FIN' ? [agreement, other] : [agreement];
}

function historyOf(question: HistoryQuestion, today: Day): VehicleHistory {
  const { registrationMark } = question;
  const mark = sandboxMark(registrationMark);
  const category = CATEGORIES[(Number(registrationMark.slice(3)) - 1) % CATEGORIES.length] ?? 'S';
  return {
    model: sandboxCar(registrationMark, today).model,
    finance: financeOf(question, mark, today),
    isStolen: mark === 'STO',
    writeOff: mark === 'WRT' ? category : null,
    isScrapped: mark === 'SCR',
    isExported: mark === 'EXP',
    isImported: mark === 'NIM',
    plateChanges: mark === 'PLT' ? 1 : 0,
    hasMileageAnomaly: mark === 'MIL',
  };
}

/** A history by the beginning of the mark (`SANDBOX_MARKS`); any other car has the stated finance and nothing else. */
export function sandboxVehicleHistory({ clock }: Pick<SandboxParts, 'clock'>): VehicleHistoryPort {
  return { check: async (question) => historyOf(question, await clock.today()) };
}
