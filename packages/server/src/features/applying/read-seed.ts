import type { Experiment } from '@fairlead/brands/experiments';
import { chooseVariant } from '@fairlead/core/experiment/choose-variant';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { findSeed, storeSeed } from '../../resources/experiment-seed/experiment-seed-store.ts';
import { findApplication } from '../../resources/loan-application/loan-application-store.ts';

type Context = RequestContext<Borrower>;

const BYTES = 6;

/** A place from 0 to less than 1 that is the borrower's alone, and different in every experiment. */
function placeOf({ cipher, actor }: Context, name: string): number {
  const digest = Buffer.from(cipher.blindIndex('experiment', `${name}/${actor.subjectId}`), 'base64url');
  return digest.readUIntBE(0, BYTES) / 2 ** (8 * BYTES);
}

/** A session that is limited to one application may be another person's: it is answered, and nothing is stored. */
async function seedOf(context: Context, { name, variants }: Experiment): Promise<string> {
  const { db, actor, newId, wallNow } = context;
  const isOwn = actor.limitedTo === null;
  const stored = isOwn ? await findSeed(db, actor, name) : undefined;
  if (stored !== undefined && variants.some((variant) => variant.seed === stored)) return stored;
  const { seed } = chooseVariant(variants, placeOf(context, name));
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
  const experiments: readonly Experiment[] = context.brand.config.experiments;
  const experiment = experiments.find((each) => each.name === name);
  if (!application || !experiment) return refuse('notFound');
  return accept({ '@type': 'seed', name, seed: await seedOf(context, experiment) });
}
