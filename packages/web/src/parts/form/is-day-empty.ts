/** Whether nothing was typed of a day. */
export const isDayEmpty = ({
  day,
  month,
  year,
}: Readonly<Record<'day' | 'month' | 'year', string>>): boolean =>
  [day, month, year].every((part) => part.trim() === '');
