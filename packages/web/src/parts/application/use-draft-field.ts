import { draftChanged } from '../../resources/draft/draft-slice.ts';
import type { Problems } from '../../resources/problems.ts';
import { useAppDispatch } from '../../state/hooks.ts';

type FieldsOfForm<Fields> = { draft: Fields; problems: Problems<keyof Fields & string> };

/** The props of one field: `const field = useDraftField(form); <TextField {...field('firstName')} />` */
export function useDraftField<Fields>({ draft, problems }: FieldsOfForm<Fields>) {
  const dispatch = useAppDispatch();
  return <F extends keyof Fields & string>(name: F) => ({
    name,
    value: draft[name],
    onChange: (value: Fields[F]): void => void dispatch(draftChanged({ [name]: value })),
    error: problems[name],
  });
}
