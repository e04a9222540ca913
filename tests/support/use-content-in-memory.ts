import { vi } from 'vitest';
import { contentInMemory } from './content-in-memory.ts';

vi.mock('astro:content', () => ({
  getCollection: async (kind: string) => [...(contentInMemory.get(kind) ?? [])],
}));
