/**
 * A page of a provider's events, oldest first by day. The cursor is opaque: keep it and hand it to the next call.
 * Pages overlap: an event may be handed out again, never left out, so they are taken in once by `eventId`.
 */
export interface EventPage<Event> {
  readonly events: readonly Event[];
  readonly cursor: string;
}
