import type { Instant, Json } from '../columns.ts';

/** Events from providers, stored once by (provider, event_id). */
export interface ProviderEventsTable {
  provider: string;
  event_id: string;
  body: Json<unknown>;
  taken_in_at: Instant;
  applied_at: Instant | null;
}

/** How far each provider's events have been read. */
export interface ProviderCursorsTable {
  provider: string;
  cursor: string | null;
}
