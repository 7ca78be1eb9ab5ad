import type { Experiment } from '@fairlead/brands/experiments';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { chooseSeed, experimentOf, isVariant } from '../../resources/experiment-seed/choose-seed.ts';
import { findSeed, storeSeed } from '../../resources/experiment-seed/experiment-seed-store.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';

type Context = RequestContext<Borrower>;

/** A session that is limited to one application may be another person's: it is answered, and nothing is stored. */
async function seedOf(context: Context, experiment: Experiment): Promise<string> {
  const { db, actor, cipher, newId, wallNow } = context;
  const { name } = experiment;
  const isOwn = actor.limitedTo === null;
  const stored = isOwn ? await findSeed(db, actor, name) : undefined;
  if (isVariant(experiment, stored)) return stored;
  const seed = chooseSeed(cipher, experiment, actor.subjectId);
  if (!isOwn) return seed;
  const created_at = wallNow().toISOString();
  await storeSeed(db, {
    user_id: actor.userId,
    id: newId(),
    brand_id: actor.brandId,
    name,
    seed,
    created_at,
  });
  return seed;
}

/** Which variant of an experiment of the brand the borrower of an application sees. */
export async function readSeed(context: Context, applicationId: string, name: string) {
  const application = await findApplication(context.db, context.actor, applicationId);
  const experiment = experimentOf(context.brand, 'borrower', name);
  if (!application || !experiment) return refuse('notFound');
  return accept({ '@type': 'seed', name, seed: await seedOf(context, experiment) });
}
