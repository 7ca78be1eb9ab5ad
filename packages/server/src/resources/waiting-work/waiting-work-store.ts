import { sql } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

export const QUEUES = ['emails', 'texts', 'mandates', 'payouts', 'payments', 'provider-events'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface WaitingWork {
  readonly waiting: number;
  readonly oldestAt: Instant | null;
}

interface Row extends WaitingWork {
  readonly queue: QueueName;
}

/** The rows that a sweep works through, counted; each part has an index of just these rows. */
export async function readWaitingWork(db: Db): Promise<ReadonlyMap<QueueName, WaitingWork>> {
  const { rows } = await sql<Row>`
    select case channel when 'sms' then 'texts' else 'emails' end as queue,
           count(*) as waiting, min(created_at) as "oldestAt"
      from outbox_messages where status = 'waiting' group by channel
    union all
    select 'mandates', count(*), min(created_at) from mandates where status = 'created'
    union all
    select 'payouts', count(*), min(created_at) from payouts where status = 'created'
    union all
    select 'payments', count(*), min(updated_at) from payments where status = 'created'
    union all
    select 'provider-events', count(*), min(taken_in_at) from provider_events where applied_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ queue, waiting, oldestAt }) => [queue, { waiting, oldestAt }]));
}
