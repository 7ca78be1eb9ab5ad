/** What an applicant still has to provide. `Refused` asks again; `Skipped` counts as done where it is allowed. */
const TRANSITIONS = {
  'Not started': ['Provided', 'Skipped'],
  Provided: ['In review', 'Met', 'Refused'],
  'In review': ['Met', 'Refused'],
  Met: ['Provided'],
  Refused: ['Provided'],
  Skipped: ['Provided'],
} as const satisfies Record<string, readonly string[]>;

export type RequirementState = keyof typeof TRANSITIONS;

export const REQUIREMENT_TRANSITIONS: Readonly<Record<RequirementState, readonly RequirementState[]>> =
  TRANSITIONS;

const SATISFIED: readonly RequirementState[] = ['Met', 'Skipped'];

/** Whether nothing more is asked of the applicant for any of these requirements. */
export function areAllSatisfied(requirements: Iterable<RequirementState>): boolean {
  return [...requirements].every((state) => SATISFIED.includes(state));
}
