/** Minutes past London midnight; the closing minute itself is closed. Null is closed all day. */
export type DayHours = { opens: number; closes: number } | null;

/** One entry a weekday, Sunday first, as core counts weekdays. */
export type OpeningHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours];

function between(opensHour: number, closesHour: number): DayHours {
  return { opens: opensHour * 60, closes: closesHour * 60 };
}

export function everyDay(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return [hours, hours, hours, hours, hours, hours, hours];
}

export function mondayToFriday(opensHour: number, closesHour: number): OpeningHours {
  const hours = between(opensHour, closesHour);
  return [null, hours, hours, hours, hours, hours, null];
}
