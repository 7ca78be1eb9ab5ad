import { londonDay } from '@fairlead/core/calendar/london';
import type { Insertable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { PageViewsTable } from '../../database/tables/visits/page-views.ts';

/** Adds one to the count of a page on a day. */
export async function countPageView(db: Db, row: Omit<Insertable<PageViewsTable>, 'views'>): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ ...row, views: 1 })
    .onConflict((conflict) =>
      conflict.constraint('page_views_pkey').doUpdateSet((eb) => ({ views: eb('page_views.views', '+', 1) })),
    )
    .execute();
}

export async function deletePageViewsBefore(db: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('page_views')
    .where('viewed_on', '<', londonDay(Date.parse(instant)))
    .execute();
}
