import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FULL_RUN_TESTS } from './tools/test/full-run-tests.ts'

/**
 * Ten times the slowest test on a quiet machine (6 s; a sweep of a long run: 60 s): a slower one hangs. Tests that
 * limit time do so by CPU time; `npm test` names the slowest.
 */
const PATIENCE_MS = process.env.LONG_TESTS === '1' ? 600_000 : 60_000

/** Tests that register a product kind of their own before anything is derived from the registry. */
const NEW_KIND = '{apps,packages}/**/new-kind.test.{ts,tsx}'

const NOT_OURS = [
  '**/node_modules/**',
  '**/build/**',
  ...(process.env.MAIN_ROAD_ONLY === '1' ? FULL_RUN_TESTS : []),
]

const files = (folder: string) => `${folder}/*.test.{ts,tsx}`

/**
 * They end while modules are still being loaded, or wait for a library to load, which a new context would load again.
 */
const IN_PROCESSES_OF_THEIR_OWN = [
  'apps/storefront/app/platform/track.test.ts',
  'apps/storefront/app/islands/runtime/islands.test.tsx',
]

const ALL = globSync(files('{apps,packages,tools}/**'), { exclude: ['**/node_modules/**', '**/build/**'] })

/**
 * With a document: each file has a context of its own in a shared process, as a browser script's state must not leak
 * between pages. A process for each took three times as long.
 */
const WITH_DOCUMENT = ALL.filter(file => readFileSync(file, 'utf8').includes('@vitest-environment'))
const DOCUMENTS = WITH_DOCUMENT.filter(file => !IN_PROCESSES_OF_THEIR_OWN.includes(file))

/** Tests that leave nothing behind in their process, so that files share one, with its catalogue and database. */
const SHARED = globSync(
  ['packages/*/src/**', 'apps/{api,designer,worker}/src/**', 'apps/storefront/app/**'].map(files),
  { exclude: WITH_DOCUMENT },
)

/**
 * The servers' tests likewise, whose library replaces the global `Response`: the files above must not meet it, nor must
 * rendered pages.
 */
const PAGES = 'apps/server/src/{page-handler,way-in-and-back}.test.ts'
const SERVERS = globSync(['apps/{server,content,flags}/src/**'].map(files), { exclude: [PAGES] })

/** Tests against a running shop, most of them the same one. */
const SHOP = ['tools/{system-tests,crawl}/**'].map(files)

export default defineConfig({
  test: {
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    globalSetup: ['tools/test/temporary-folder.ts', 'packages/testing/src/server-databases.ts'],
    setupFiles: [
      'packages/testing/src/fail-on-console.ts',
      'packages/testing/src/more-runs.ts',
      'packages/testing/src/quick-hashes.ts',
    ],
    maxWorkers: 2,
    execArgv: [`--import=${join(import.meta.dirname, 'tools/bootstrap/known-formats.mjs')}`],
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: SHARED, exclude: [...NOT_OURS, NEW_KIND], isolate: false },
      },
      {
        extends: true,
        test: { name: 'servers', include: SERVERS, exclude: [...NOT_OURS, NEW_KIND], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: SHOP,
          exclude: NOT_OURS,
          globalSetup: ['tools/system-tests/shared-shop.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'new kind',
          include: [NEW_KIND],
          exclude: NOT_OURS,
          setupFiles: ['packages/domain/src/products/mug.fixture.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          include: DOCUMENTS,
          exclude: NOT_OURS,
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [files('tools/**')],
          exclude: [...NOT_OURS, ...SHOP],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [files('{apps,packages}/**')],
          exclude: [...NOT_OURS, NEW_KIND, ...DOCUMENTS, ...SHARED, ...SERVERS],
        },
      },
    ],
  },
})
