import { defineConfig } from 'vitest/config'

/** Where a test leaves nothing behind in its process, so that files share one, with the catalogue and database it opened. */
const SHARED = ['packages/*/src/**', 'apps/{api,worker}/src/**']

const files = (folder: string) => `${folder}/*.test.{ts,tsx}`

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['tools/test/temporary-folder.ts'],
    setupFiles: ['packages/testing/src/fail-on-console.ts'],
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED.map(files), isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [files('{apps,packages,tools}/**')],
          exclude: ['**/node_modules/**', '**/build/**', ...SHARED.map(files)],
        },
      },
    ],
  },
})
