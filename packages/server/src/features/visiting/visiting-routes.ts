import { londonDay } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import { z } from 'zod';
import { json } from '../../database/columns.ts';
import { route } from '../../http/pipeline/route.ts';
import { storeDevice } from '../../resources/device/device-store.ts';
import { countPageView } from '../../resources/page-view/page-view-store.ts';

const SESSION_HEADER = 'x-session-id';
const LIFETIME_HEADER = 'x-lifetime-id';

const LONGEST_USER_AGENT = 500;

const uuid = z.uuid();

/** The UUID in a header, or null. */
const uuidOf = (given: string | null): string | null => uuid.safeParse(given).data ?? null;

export const visitingRoutes = [
  route('recordDevice', async (context, { body }) => {
    const { actor, db, header } = context;
    const sessionId = uuidOf(header(SESSION_HEADER));
    if (sessionId === null) return refuse('sessionNotNamed');
    const id = await storeDevice(db, {
      user_id: actor.userId,
      id: context.newId(),
      brand_id: actor.brandId,
      session_id: sessionId,
      lifetime_id: uuidOf(header(LIFETIME_HEADER)),
      limited_to: actor.limitedTo,
      network_hash: context.addressHash(),
      user_agent: (header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
      description: json(body),
      created_at: context.wallNow().toISOString(),
    });
    return accept({ '@type': 'device', id });
  }),

  route('recordPageView', async ({ brand, db, wallNow }, { body }) => {
    const { page, utm_source, utm_medium, utm_campaign, utm_term, utm_content } = body;
    await countPageView(db, {
      brand_id: brand.id,
      viewed_on: londonDay(wallNow().getTime()),
      page,
      utm_source: utm_source ?? '',
      utm_medium: utm_medium ?? '',
      utm_campaign: utm_campaign ?? '',
      utm_term: utm_term ?? '',
      utm_content: utm_content ?? '',
    });
    return accept({ '@type': 'page-view', page });
  }),
];
