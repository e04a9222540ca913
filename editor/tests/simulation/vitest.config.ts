import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'simulation', testTimeout: 5_000_000 },
});
