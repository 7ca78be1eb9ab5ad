import { londonDay } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import { z } from 'zod';
import { json } from '../../database/columns.ts';
import { route } from '../../http/pipeline/route.ts';
import { storeDevice } from '../../resources/device/device-store.ts';
import { countPageView } from '../../resources/page-view/page-view-store.ts';
import { lifetimeIdOf } from '../../resources/session/lifetime-id.ts';
import { readBrowserSeed } from './read-browser-seed.ts';

const SESSION_HEADER = 'x-session-id';

const LONGEST_USER_AGENT = 500;

const uuid = z.uuid();

export const visitingRoutes = [
  route('recordDevice', async (context, { body }) => {
    const { actor, db, header } = context;
    const sessionId = uuid.safeParse(header(SESSION_HEADER)).data ?? null;
    if (sessionId === null) return refuse('sessionNotNamed');
    const id = await storeDevice(db, {
      user_id: actor.userId,
      id: context.newId(),
      brand_id: actor.brandId,
      session_id: sessionId,
      lifetime_id: lifetimeIdOf(context),
      limited_to: actor.limitedTo,
      network_hash: context.addressHash(),
      user_agent: (header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
      description: json(body),
      created_at: context.wallNow().toISOString(),
    });
    return accept({ '@type': 'device', id });
  }),

  route('readBrowserSeed', (context, { params }) => readBrowserSeed(context, params.name)),

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
