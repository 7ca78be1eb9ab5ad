import { Link } from '@fairlead/ui/link/Link';
import { useAppDispatch } from '../../state/hooks.ts';
import { ADDRESS_STEPS } from './address-steps.ts';
import { addressChanged } from './draft-slice.ts';
import { stepHref } from './step-href.ts';
import { useIsChange } from './use-is-change.ts';

/** Always there, because no list of addresses has every address. */
export function ByHandLink({ index }: { index: 0 | 1 }) {
  const dispatch = useAppDispatch();
  const isChange = useIsChange();
  return (
    <p>
      <Link
        href={stepHref(ADDRESS_STEPS[index].manual, isChange)}
        onClick={() => dispatch(addressChanged({ index, changes: { populateManually: true } }))}
      >
        Enter the address by hand
      </Link>
    </p>
  );
}
