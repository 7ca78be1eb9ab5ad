import { PAGES, type PageId } from './steps.ts';
import { useStepForm } from './use-step-form.ts';

export function StepScreen({ page }: { page: PageId }) {
  const form = useStepForm(page);
  const { screen: Screen } = PAGES[page];
  return <Screen form={form} />;
}
