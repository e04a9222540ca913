import { vi } from 'vitest';
import { contentInMemory } from './content-in-memory.ts';

vi.mock('astro:content', () => ({
  getCollection: async (kind: string) => [...(contentInMemory.get(kind) ?? [])],
}));
vi.mock('../../src/pictures/tones.ts', async (original) => ({
  ...(await original<object>()),
  toneOf: async () => 'mist',
}));
