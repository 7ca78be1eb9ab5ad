import { CHECK, type FormPageId } from './form-pages.ts';
import type { LaterScreen } from './later-screen.tsx';
import { PAGES, type Draft, type PageId } from './steps.ts';
import { useStepForm } from './use-step-form.ts';

/** One page of the form, or before there is a draft, the page as it opens. */
export function StepScreen({ page, opening }: { page: PageId; opening: Partial<Draft> | null }) {
  const form = useStepForm(page, opening);
  const { screen: Screen } = PAGES[page];
  return <Screen form={form} />;
}

/** Loads the screen of a page that is not loaded with the first one. */
export async function loadPage(page: FormPageId): Promise<void> {
  const found = page === CHECK ? undefined : PAGES[page].screen;
  if (found && 'load' in found) await (found as LaterScreen<never>).load();
}
