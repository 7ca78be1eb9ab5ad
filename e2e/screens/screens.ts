import { DECISIONS } from './decisions.ts';
import { DOCUMENTS } from './documents.ts';
import { FORM } from './form.ts';
import { LOAN } from './loan.ts';
import { PUBLIC } from './public.ts';
import { REQUIREMENTS } from './requirements.ts';
import { SANDBOX } from './sandbox.ts';
import type { Shown } from './screen.ts';

/** Every screen in every state that it has. Screens that move the business date come last. */
export const SCREENS: readonly Shown[] = [
  ...PUBLIC,
  ...FORM,
  ...DECISIONS,
  ...REQUIREMENTS,
  ...DOCUMENTS,
  ...SANDBOX,
  ...LOAN,
];
