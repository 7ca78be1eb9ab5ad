/**
 * A page of a provider's events, oldest first by day. The cursor is opaque: store it and pass it to the next call.
 * Pages can overlap: an event can be returned again but is never omitted, so deduplicate by `eventId`.
 */
export interface EventPage<Event> {
  readonly events: readonly Event[];
  readonly cursor: string;
}
