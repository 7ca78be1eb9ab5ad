import { parsePostcode } from '@fairlead/core/person/postcode';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { formPath } from '../../../../paths.ts';
import { NothingFound } from '../../../../parts/address/NothingFound.tsx';
import { AddressChoices } from '../../../../parts/application/AddressChoices.tsx';
import { useFindAddressesQuery, type FoundAddress } from '../../../../resources/address.ts';
import { addressChosen, postCodeTyped } from '../../../../resources/draft/draft-slice.ts';
import type { AddressFields } from '../../../../resources/draft/draft.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { ManualLink } from './ManualLink.tsx';
import { ADDRESS_PAGES, addressOf } from './pages.ts';

type Props = StepProps<AddressFields, string>;

export function ChooseAddressStep({ form }: Props) {
  const index = addressOf(form.page);
  const { isChange } = form;
  const typed = form.draft.addresses[index].postCode;
  const parsed = parsePostcode(typed);
  const postCode = parsed.ok ? parsed.value : typed;
  // Before the draft is read there is nothing to look up.
  const { currentData: data, isError } = useFindAddressesQuery({ query: { postCode } }, { skip: !parsed.ok });
  const { addresses: found, suggestions = [] } = data ?? {};
  // Until then there is no link below the list, which would move as the borrower presses it.
  const isAnswered = found !== undefined || isError;
  const isNothing = found?.length === 0 && suggestions.length === 0;
  const changeHref = formPath(ADDRESS_PAGES[index].find, { isChange });
  return (
    <SavedStepPage
      form={form}
      title={index === 0 ? 'Which address is yours?' : 'Which address was yours?'}
      intro={
        <>
          Postcode {postCode}. <Link href={changeHref}>Change the postcode</Link>
        </>
      }
      isAnswerable={found !== undefined && found.length > 0}
      after={isAnswered && <ManualLink index={index} isChange={isChange} isOnlyWay={isError || isNothing} />}
    >
      {isError && (
        <InsetText>We can’t look up addresses at the moment. Enter yours manually instead.</InsetText>
      )}
      {found?.length === 0 && <Instead postCode={postCode} suggestions={suggestions} index={index} />}
      {!found && !isError && <LoadingView title="Looking up addresses" />}
      {found && found.length > 0 && <Choices {...{ index, found, form }} />}
    </SavedStepPage>
  );
}

type InsteadProps = { postCode: string; suggestions: readonly string[]; index: 0 | 1 };

/** A suggestion is looked up on the same page, whose heading then has the focus: its button is gone. */
function Instead({ index, ...nothing }: InsteadProps) {
  const dispatch = useAppDispatch();
  const take = (suggestion: string): void => {
    dispatch(postCodeTyped({ index, postCode: suggestion }));
    const heading = document.querySelector<HTMLElement>('#main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };
  return <NothingFound {...nothing} onTake={take} />;
}

type ChoicesProps = Props & { index: 0 | 1; found: readonly FoundAddress[] };

function Choices({ index, found, form: { draft, problems } }: ChoicesProps) {
  const dispatch = useAppDispatch();
  return (
    <AddressChoices
      found={found}
      address={draft.addresses[index]}
      onChoose={(address) => dispatch(addressChosen({ index, found: address }))}
      error={problems[`addresses.${index}.choice`]}
    />
  );
}
