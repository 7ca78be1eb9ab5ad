import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { useAppDispatch } from '../../state/hooks.ts';
import { ADDRESS_STEPS } from './address-steps.ts';
import { addressChanged } from './draft-slice.ts';
import { stepHref } from './step-href.ts';
import { useIsChange } from './use-is-change.ts';

type ByHandLinkProps = {
  index: 0 | 1;
  /** Nothing was found to choose from. */
  isOnlyWay?: boolean;
};

/** Always there, because no list of addresses has every address. */
export function ByHandLink({ index, isOnlyWay = false }: ByHandLinkProps) {
  const dispatch = useAppDispatch();
  const isChange = useIsChange();
  const words = 'Enter the address by hand';
  const href = stepHref(ADDRESS_STEPS[index].manual, isChange);
  const onClick = () => void dispatch(addressChanged({ index, changes: { populateManually: true } }));
  return isOnlyWay ? (
    <Button href={href} onClick={onClick}>
      {words}
    </Button>
  ) : (
    <p>
      <Link href={href} onClick={onClick}>
        {words}
      </Link>
    </p>
  );
}
