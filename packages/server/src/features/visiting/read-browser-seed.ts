import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { findBrowserSeed, storeBrowserSeed } from '../../resources/experiment-seed/browser-seed-store.ts';
import { chooseSeed, experimentOf, isVariant } from '../../resources/experiment-seed/choose-seed.ts';
import { lifetimeIdOf } from '../../resources/session/lifetime-id.ts';

/** Which variant of an experiment of the brand a browser shows before anyone is signed in. */
export async function readBrowserSeed(context: RequestContext, name: string) {
  const { brand, cipher, db, wallNow } = context;
  const lifetimeId = lifetimeIdOf(context);
  if (lifetimeId === null) return refuse('browserNotNamed');
  const experiment = experimentOf(brand, 'browser', name);
  if (!experiment) return refuse('notFound');
  const stored = await findBrowserSeed(db, { lifetimeId, brandId: brand.id }, name);
  if (isVariant(experiment, stored)) return accept({ '@type': 'seed', name, seed: stored });
  const seed = chooseSeed(cipher, experiment, lifetimeId);
  await storeBrowserSeed(db, {
    lifetime_id: lifetimeId,
    brand_id: brand.id,
    name,
    seed,
    created_at: wallNow().toISOString(),
    applied_at: null,
  });
  return accept({ '@type': 'seed', name, seed });
}
