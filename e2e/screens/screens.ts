import { DECISIONS } from './decisions.ts';
import { DOCUMENTS } from './documents.ts';
import { FORM, FORM_BESIDE } from './form.ts';
import { LOAN } from './loan.ts';
import { PUBLIC } from './public.ts';
import { REQUIREMENTS } from './requirements.ts';
import { SANDBOX } from './sandbox.ts';
import type { Shown } from './screen.ts';

/** Every screen in every state that it has. The rows of a part are shown in order, in one browser. */
export const SCREENS: Readonly<Record<string, readonly Shown[]>> = {
  'what anybody may see': PUBLIC,
  'the application form': FORM,
  'beside the form': FORM_BESIDE,
  'the decision': DECISIONS,
  'what is asked for': REQUIREMENTS,
  'reading and signing': DOCUMENTS,
  'the loan': LOAN,
  'the sandbox': SANDBOX,
};
