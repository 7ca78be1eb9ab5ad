import { draftChanged } from '../../resources/draft/draft-slice.ts';
import { useAppDispatch } from '../../state/hooks.ts';

/** `const change = useDraftChange<PersonFields>(); <TextField onChange={change('firstName')} />` */
export function useDraftChange<Fields>() {
  const dispatch = useAppDispatch();
  return <F extends keyof Fields & string>(field: F) =>
    (value: Fields[F]): void =>
      void dispatch(draftChanged({ [field]: value }));
}
