import { Button } from '@fairlead/ui/button/Button';
import { useApplicationStep } from '../../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { useSkipProofOfIncomeMutation } from '../../../resources/requirements/proof.ts';
import type { Asked } from '../RequirementScreen.tsx';

/** Leaves the proof of income out, where the credit file supports the income. */
export function SkipProof({ asked }: { asked: Asked }) {
  const skip = useApplicationStep(useSkipProofOfIncomeMutation(), { params: { id: asked.application.id } });
  return (
    <>
      <Button variant="plain" busy={skip.isLoading} onClick={skip.press}>
        Skip this: your credit file already supports your income
      </Button>
      {skip.error !== null && <ActionFailed error={skip.error} />}
    </>
  );
}
