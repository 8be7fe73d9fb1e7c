import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['packages/testing/src/fail-on-console.ts'],
    maxWorkers: 2,
  },
})
