import type { EmploymentStatusOrder } from '@fairlead/contract/employment-status';
import { EMPLOYMENT_STATUSES } from '@fairlead/core/affordability/household';

type Status = (typeof EMPLOYMENT_STATUSES)[number];

const PER_PAGE = 50;

const byId = (one: Status, other: Status): number => one.id - other.id;
const byName = (one: Status, other: Status): number => one.name.localeCompare(other.name, 'en-GB');

const COMPARE = {
  id: byId,
  '-id': (one, other) => byId(other, one),
  name: byName,
  '-name': (one, other) => byName(other, one),
} as const satisfies Record<EmploymentStatusOrder, (one: Status, other: Status) => number>;

interface Asked {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly order?: EmploymentStatusOrder | undefined;
}

/** One page of the list, sorted before it is cut. */
export function listEmploymentStatuses({
  page = 1,
  perPage = PER_PAGE,
  order = 'id',
}: Asked): readonly Status[] {
  return EMPLOYMENT_STATUSES.toSorted(COMPARE[order]).slice((page - 1) * perPage, page * perPage);
}
