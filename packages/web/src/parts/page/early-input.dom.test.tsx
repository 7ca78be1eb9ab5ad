import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { repeatEarlyInput } from './early-input.ts';

/** A form as a screen has it: React sets its controls to what the screen knows. */
function Form({ onSend }: { onSend: (answers: object) => void }) {
  const [name, setName] = useState('');
  const [reason, setReason] = useState('car');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ name, reason });
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      {['car', 'home'].map((value) => (
        <input
          {...{ key: value, type: 'radio', name: 'reason', value }}
          aria-label={value}
          checked={reason === value}
          onChange={() => setReason(value)}
        />
      ))}
      <button type="submit">Continue</button>
    </form>
  );
}

test('what was typed, chosen and pressed before the screen listened reaches it', async () => {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  const stop = vi.fn();
  window.earlyInput = {
    changed: new Map<HTMLInputElement, string | boolean>([
      [screen.getByLabelText('Name'), 'Ada'],
      [screen.getByLabelText('home'), true],
    ]),
    pressed: screen.getByRole('button', { name: 'Continue' }),
    stop,
  };
  repeatEarlyInput();
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith({ name: 'Ada', reason: 'home' }));
  expect(stop).toHaveBeenCalledTimes(1);
  repeatEarlyInput();
  expect(onSend).toHaveBeenCalledTimes(1);
});
