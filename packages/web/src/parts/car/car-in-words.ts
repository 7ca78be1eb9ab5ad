import type { Hired } from '../../resources/loan.ts';
import { shownMark } from './car-fields.ts';
import { inSentenceCase } from './sentence-case.ts';

/** "Harrow Vale, LB23 XYZ". */
export function carInWords({ vehicle }: Pick<Hired, 'vehicle'>): string {
  if (vehicle === null) return 'Your car';
  const { make, model, registrationNumber } = vehicle;
  return `${[inSentenceCase(make), model].filter(Boolean).join(' ')}, ${shownMark(registrationNumber)}`;
}
