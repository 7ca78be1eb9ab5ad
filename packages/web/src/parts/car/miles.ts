const WHOLE_MILES = /^\d{1,3}(?:,?\d{3})*$/;
const MOST_MILES = 999_999;

export const MILEAGE_PROBLEM = 'Enter the miles on the odometer as a whole number, like 42,000';

/** "42,000" as a number; undefined for what is no mileage. */
export function milesIn(typed: string): number | undefined {
  const bare = typed.trim();
  const miles = WHOLE_MILES.test(bare) ? Number(bare.replaceAll(',', '')) : undefined;
  return miles !== undefined && miles <= MOST_MILES ? miles : undefined;
}
