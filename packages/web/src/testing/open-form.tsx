import type { Brand } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import QuoteScreen from '../features/applying/QuoteScreen.tsx';
import type { Draft } from '../features/applying/steps.ts';
import { formPath, SCREENS } from '../paths.ts';
import { draftStorage } from '../state/draft-storage.ts';
import { aDraft } from './drafts.ts';
import { renderScreen } from './render-screen.tsx';

type OpenOptions = {
  /** Earlier answers, if they differ from `aDraft`; null for a form that was not started. */
  answers?: Partial<Draft> | null;
  isChange?: boolean;
  brand?: Brand;
} & Pick<Parameters<typeof renderScreen>[1], 'session' | 'user'>;

/** The application form at a step, with every answer given but the changed ones. Calls go to `fakeApi`. */
export function openForm(step: string, options: OpenOptions = {}) {
  const { answers = {}, isChange = false, brand = BRANDS.lendable, ...whose } = options;
  if (answers !== null) draftStorage.write(brand.id, aDraft(answers), Date.now());
  return renderScreen({ [SCREENS.form]: QuoteScreen }, { at: formPath(step, { isChange }), brand, ...whose });
}
