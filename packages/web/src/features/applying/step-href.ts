import { formPath } from '../../paths.ts';
import type { StepId } from './steps.ts';

/** The address of a page of the form. A change from the page of checks goes back there. */
export function stepHref(step: StepId, isChange = false): string {
  return formPath(step, { isChange });
}
