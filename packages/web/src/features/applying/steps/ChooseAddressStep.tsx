import { parsePostcode } from '@fairlead/core/person/postcode';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { addressLines, useFindAddressesQuery, type FoundAddress } from '../../../resources/address.ts';
import { useAppDispatch } from '../../../state/hooks.ts';
import { isSameAddress } from '../address-rules.ts';
import { ADDRESS_STEPS } from '../address-steps.ts';
import { ByHandLink } from '../ByHandLink.tsx';
import { addressChosen } from '../draft-slice.ts';
import { stepHref } from '../step-href.ts';
import { StepPage } from '../StepPage.tsx';
import { useIsChange } from '../use-is-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function ChooseAddressStep({ index }: { index: 0 | 1 }) {
  const steps = ADDRESS_STEPS[index];
  const form = useStepForm(steps.choose);
  const isChange = useIsChange();
  const typed = form.draft.addresses[index].postCode;
  const parsed = parsePostcode(typed);
  const postCode = parsed.ok ? parsed.value : typed;
  const { data: found, isError } = useFindAddressesQuery({ query: { postCode } });
  return (
    <StepPage
      step={steps.choose}
      form={form}
      title={index === 0 ? 'Which address is yours?' : 'Which address was yours?'}
      intro={
        <>
          Postcode {postCode}. <Link href={stepHref(steps.find, isChange)}>Change the postcode</Link>
        </>
      }
      isAnswerable={found !== undefined && found.length > 0}
      after={<ByHandLink index={index} isOnlyWay={isError || found?.length === 0} />}
    >
      {isError && <InsetText>We can’t look up addresses just now. Enter yours by hand instead.</InsetText>}
      {found?.length === 0 && (
        <InsetText>We found no addresses at {postCode}. Check it, or enter your address by hand.</InsetText>
      )}
      {!found && !isError && <LoadingView title="Looking up addresses" />}
      {found && found.length > 0 && <Choices {...{ index, found, form }} />}
    </StepPage>
  );
}

type ChoicesProps = {
  index: 0 | 1;
  found: readonly FoundAddress[];
  form: ReturnType<typeof useStepForm>;
};

function Choices({ index, found, form: { draft, problems } }: ChoicesProps) {
  const dispatch = useAppDispatch();
  const chosen = found.findIndex((address) => isSameAddress(address, draft.addresses[index]));
  return (
    <RadioGroup
      name={`addresses.${index}.choice`}
      legend={`${found.length} ${found.length === 1 ? 'address' : 'addresses'} found`}
      options={found.map((address, position) => ({
        value: String(position),
        label: addressLines(address).slice(0, -1).join(', '),
      }))}
      value={String(chosen)}
      onChange={(position) => {
        const address = found[Number(position)];
        if (address) dispatch(addressChosen({ index, found: address }));
      }}
      error={problems[`addresses.${index}.choice`]}
    />
  );
}
