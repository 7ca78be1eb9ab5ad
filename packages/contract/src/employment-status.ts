import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { employmentStatus } from './loan-application/shapes.ts';

const page = z.coerce.number().int().min(1).max(1000).optional();

export const employmentStatusEndpoints = {
  listEmploymentStatuses: endpoint({
    method: 'GET',
    path: '/v2/employment-statuses',
    summary: 'The employment statuses a form offers',
    actor: 'anyone',
    query: z.strictObject({ page, perPage: page, order: z.string().max(40).optional() }),
    data: z.array(employmentStatus),
  }),
};
