/** Whether a field says what is wrong with it. */
export function hasFieldError(input: HTMLInputElement): boolean {
  return input.getAttribute('aria-invalid') === 'true';
}

/** Says what is wrong next to the field, as `@fairlead/ui/field/Field` does, or takes it away again. */
export function setFieldError(input: HTMLInputElement, message: string | undefined): void {
  const id = `${input.id}-error`;
  const field = input.closest('.field');
  field?.classList.toggle('field-with-error', message !== undefined);
  if (message === undefined) {
    document.getElementById(id)?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    return;
  }
  const line = document.getElementById(id) ?? newLine(id, input);
  line.lastChild?.replaceWith(message);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
}

function newLine(id: string, input: HTMLInputElement): HTMLElement {
  const line = document.createElement('p');
  const kind = document.createElement('span');
  kind.className = 'visually-hidden';
  kind.textContent = 'Error: ';
  line.id = id;
  line.className = 'field-error';
  line.append(kind, '');
  input.closest('.input-row')?.before(line);
  return line;
}
