import { sandboxClock, wallClock } from '../resources/business-clock/business-clock.ts';
import type { Config } from '../config/config.ts';
import type { AppServices, Providers } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { RenderPdf } from '../documents/render-document-set.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from 'pino';
import type { SandboxParts } from '@fairlead/providers/sandbox-store';
import { listChangedTokens } from '../resources/auth-token/auth-token-store.ts';
import { RememberedTokens } from '../resources/auth-token/remembered-tokens.ts';
import { sandboxDocuments } from '../resources/sandbox-document/sandbox-document-store.ts';
import { cipherWith, type Cipher } from '../security/cipher.ts';
import { uuidV7 } from '../security/uuid.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly renderPdf: RenderPdf;
  readonly wallNow: () => Date;
  readonly wakeWorker: AppServices['wakeWorker'];
  readonly providersOf: (sandbox: SandboxParts) => Providers;
}

/** The cipher with the keys of the settings. */
export const cipherFrom = (secrets: Config['secrets']): Cipher =>
  cipherWith({
    encryption: secrets.encryptionKeys,
    currentId: secrets.currentKeyId,
    blindIndex: secrets.blindIndexKey,
    tokenPepper: secrets.tokenPepper,
    signing: secrets.signingKey,
  });

/** Builds the services that every request and job uses. */
export function createServices({
  config,
  db,
  log,
  metrics,
  renderPdf,
  wallNow,
  wakeWorker,
  providersOf,
}: ServiceParts): AppServices {
  const { secrets, env } = config;
  const clock = env === 'production' ? wallClock(wallNow) : sandboxClock(db, wallNow);
  const cipher = cipherFrom(secrets);
  return {
    config,
    db,
    clock,
    cipher,
    tokens: new RememberedTokens((since) => listChangedTokens(db, since)),
    log,
    metrics,
    renderPdf,
    wallNow,
    wakeWorker,
    newId: () => uuidV7(wallNow().getTime()),
    providers: providersOf({ store: sandboxDocuments(db), clock }),
  };
}
