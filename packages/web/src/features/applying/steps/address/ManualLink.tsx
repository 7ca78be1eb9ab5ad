import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { formPath } from '../../../../paths.ts';
import { addressChanged } from '../../../../resources/draft/draft-slice.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import { ADDRESS_PAGES } from './pages.ts';

type ManualLinkProps = {
  index: 0 | 1;
  isChange: boolean;
  /** Nothing was found to choose from. */
  isOnlyWay?: boolean;
};

/** Always there, because no list of addresses has every address. */
export function ManualLink({ index, isChange, isOnlyWay = false }: ManualLinkProps) {
  const dispatch = useAppDispatch();
  const words = 'Enter address manually';
  const href = formPath(ADDRESS_PAGES[index].manual, { isChange });
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
