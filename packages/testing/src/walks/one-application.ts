import type { Db } from '@fairlead/server/database/database';
import {
  pagesOfApplicationFacts,
  type ApplicationFacts,
} from '@fairlead/server/verification/application-facts-store';

/** What is stored of one application; undefined when there is none with this id. */
export async function readApplicationFacts(db: Db, id: string): Promise<ApplicationFacts | undefined> {
  for await (const [facts] of pagesOfApplicationFacts(db, 1, id)) return facts;
  return undefined;
}
