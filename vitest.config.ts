import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { FULL_RUN_TESTS } from './tools/test/full-run-tests.ts'

/**
 * Ten times what the slowest test takes on a quiet machine (6 s; a sweep of a long run: 60 s): what takes longer hangs.
 * How fast something must be is said in processor time, where it matters; `npm test` names the slowest.
 */
const PATIENCE_MS = process.env.LONG_TESTS === '1' ? 600_000 : 60_000

/** Tests of a kind of product that only they know: it is in the registry before anything is derived from it. */
const NEW_KIND = '{apps,packages}/**/new-kind.test.{ts,tsx}'

const NOT_OURS = [
  '**/node_modules/**',
  '**/build/**',
  ...(process.env.MAIN_ROAD_ONLY === '1' ? FULL_RUN_TESTS : []),
]

const files = (folder: string) => `${folder}/*.test.{ts,tsx}`

/** They end while code of theirs is still being fetched, or wait for a library to be read, which a context does anew. */
const IN_PROCESSES_OF_THEIR_OWN = [
  'apps/storefront/app/platform/track.test.ts',
  'apps/storefront/app/islands/runtime/islands.test.tsx',
]

const ALL = globSync(files('{apps,packages,tools}/**'), { exclude: ['**/node_modules/**', '**/build/**'] })

/**
 * With a document: each file has a context of its own in a process that goes on, as what a script of the browser remembers of one
 * page must not meet another. A process for each took three times as long.
 */
const WITH_DOCUMENT = ALL.filter(file => readFileSync(file, 'utf8').includes('@vitest-environment'))
const DOCUMENTS = WITH_DOCUMENT.filter(file => !IN_PROCESSES_OF_THEIR_OWN.includes(file))

/** Where a test leaves nothing behind in its process, so that files share one, with the catalogue and database it opened. */
const SHARED = globSync(
  ['packages/*/src/**', 'apps/{api,designer,worker}/src/**', 'apps/storefront/app/**'].map(files),
  { exclude: WITH_DOCUMENT },
)

/**
 * The same of the servers, whose library replaces the global `Response`: the files above must not meet it, nor must pages
 * as they are rendered.
 */
const PAGES = 'apps/server/src/{page-handler,way-in-and-back}.test.ts'
const SERVERS = globSync(['apps/{server,content,flags}/src/**'].map(files), { exclude: [PAGES] })

/** Tests that look at a running shop; most of them at the same one. */
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
