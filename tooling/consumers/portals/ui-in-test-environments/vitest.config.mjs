import { defineConfig } from 'vitest/config';

const environments = ['jsdom', 'happy-dom'];

export default defineConfig({
  test: {
    projects: environments.map((environment) => ({
      test: { name: environment, environment, include: ['src/**/*.test.jsx'] },
    })),
  },
});
