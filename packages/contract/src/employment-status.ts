import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { employmentStatus } from './loan-application/shapes.ts';

/** The orders in which the list can be sorted; a minus means descending. */
export const EMPLOYMENT_STATUS_ORDERS = ['id', '-id', 'name', '-name'] as const;
export type EmploymentStatusOrder = (typeof EMPLOYMENT_STATUS_ORDERS)[number];

const page = z.coerce.number().int().min(1).max(1000).optional();

export const employmentStatusEndpoints = {
  listEmploymentStatuses: endpoint({
    method: 'GET',
    path: '/v2/employment-statuses',
    summary: 'List employment statuses',
    description: 'The options of the application form. A minus before an order means descending.',
    actor: 'anyone',
    isConstant: true,
    query: z.strictObject({ page, perPage: page, order: z.enum(EMPLOYMENT_STATUS_ORDERS).optional() }),
    data: z.array(employmentStatus),
  }),
};
