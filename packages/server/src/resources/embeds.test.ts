import { describe, expect, test } from 'vitest';
import { loadEmbeds, type EmbedGraph } from './embeds.ts';

interface Relations {
  readonly quote?: string;
  readonly user?: readonly string[];
}

const loaded: string[] = [];

const GRAPH: EmbedGraph<{ id: string }, Relations> = {
  quote: ({ id }) => {
    loaded.push('quote');
    return `quote of ${id}`;
  },
  user: async (_subject, nested) => [...nested],
};

describe('the relations of a noun', () => {
  test('are read only where they are asked for', async () => {
    expect(await loadEmbeds(GRAPH, new Set(['user']), { id: '1' })).toEqual({ user: [] });
    expect(loaded).toEqual([]);
    expect(await loadEmbeds(GRAPH, new Set(['quote']), { id: '1' })).toEqual({ quote: 'quote of 1' });
  });

  test('are given what was asked for below them, and nothing of other relations', async () => {
    const asked = new Set(['user', 'user.addresses', 'user.loans.payments', 'quote.rows']);
    expect(await loadEmbeds(GRAPH, asked, { id: '1' })).toEqual({ user: ['addresses', 'loans.payments'] });
  });

  test('below a relation that was not asked for are not read', async () => {
    expect(await loadEmbeds(GRAPH, new Set(['user.addresses']), { id: '1' })).toEqual({});
  });
});
