import { vi } from 'vitest';
import { shelf } from './shelf.ts';

vi.mock('astro:content', () => ({
  getCollection: async (kind: string) => [...(shelf.get(kind) ?? [])],
}));
vi.mock('../../src/pictures/tones.ts', async (original) => ({
  ...(await original<object>()),
  toneOf: async () => 'mist',
}));
