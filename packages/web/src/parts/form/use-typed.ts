import { useSyncExternalStore } from 'react';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { typedStorage, type TypedFields, type TypedForm, type TypedKey } from '../../state/typed-storage.ts';

const onServer = () => null;

/** What was typed over what the form starts with. Fields that the form does not have any more are left out. */
function over<Fields extends TypedFields>(start: Fields, typed: Readonly<Record<string, unknown>>): Fields {
  const known = Object.entries(start).map(([name, first]) => {
    const value = typed[name];
    return [name, typeof value === typeof first ? value : first] as const;
  });
  // The same fields, each of the type that it starts with.
  return Object.fromEntries(known) as Fields;
}

/**
 * The fields of a form of the account. They are there again after the session ended and the borrower signed in again.
 * `recordId` is given where the form is about one of several records.
 */
export function useTyped<Fields extends TypedFields>(form: TypedForm, start: Fields, recordId?: string) {
  const userId = useAppSelector(selectAuthObject)?.userId ?? '';
  const text = useSyncExternalStore(typedStorage.subscribe, typedStorage.read, onServer);
  const key: TypedKey = recordId === undefined ? form : `${form} ${recordId}`;
  const typed = typedStorage.fieldsIn(text, userId, key);
  return {
    fields: over(start, typed),
    change: (changes: Partial<Fields>): void =>
      // Partial adds undefined to the types, but no caller leaves a field out by giving it.
      typedStorage.write(userId, key, changes as TypedFields),
    forget: (): void => typedStorage.forget(userId, key),
  };
}
