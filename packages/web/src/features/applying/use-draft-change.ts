import { useAppDispatch } from '../../state/hooks.ts';
import { draftChanged } from './draft-slice.ts';
import type { Draft } from './draft.ts';

/** `const change = useDraftChange(); <TextField onChange={change('firstName')} />` */
export function useDraftChange() {
  const dispatch = useAppDispatch();
  return <F extends keyof Draft>(field: F) =>
    (value: Draft[F]): void =>
      void dispatch(draftChanged({ [field]: value }));
}
