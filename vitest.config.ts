import { defineConfig } from 'vitest/config'

/** Where a test leaves nothing behind in its process, so that files share one, with the catalogue and database it opened. */
const SHARED = ['packages/*/src/**', 'apps/{api,worker}/src/**']

/** Tests that look at a running shop; most of them at the same one. */
const SHOP = ['tools/{shop,crawl}/**']

const files = (folder: string) => `${folder}/*.test.{ts,tsx}`

export default defineConfig({
  test: {
    // Long enough for a machine that does ten other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ['tools/test/temporary-folder.ts'],
    setupFiles: ['packages/testing/src/fail-on-console.ts', 'packages/testing/src/more-runs.ts'],
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED.map(files), isolate: false } },
      {
        extends: true,
        test: { name: 'shop', include: SHOP.map(files), globalSetup: ['tools/shop/shared-shop.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [files('{apps,packages,tools}/**')],
          exclude: ['**/node_modules/**', '**/build/**', ...[...SHARED, ...SHOP].map(files)],
        },
      },
    ],
  },
})
