import { describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.ts'
import { parseModule, type Workspace } from './sources.ts'

function workspace(folder: string, dependencies: string[] = [], devDependencies: string[] = []): Workspace {
  return {
    folder,
    name: folder.includes('/') ? `@passepartout/${folder.split('/')[1]}` : folder,
    dependencies: new Set(dependencies),
    devDependencies: new Set(devDependencies),
  }
}

const house = [
  workspace('apps/server', ['@passepartout/api']),
  workspace(
    'apps/storefront',
    ['@passepartout/domain', '@passepartout/db', '@passepartout/testing', 'react'],
    ['vite'],
  ),
  workspace('apps/api', ['@passepartout/db', 'hono']),
  workspace('packages/domain', ['zod', 'react', 'drizzle-orm'], ['vite']),
  workspace('packages/db', ['drizzle-orm']),
  workspace('packages/testing'),
  workspace('tools', [], ['vitest']),
]

/** The problems of one file, without its path. */
function problemsOf(path: string, text: string): string[] {
  return checkBoundaries([parseModule({ path, text })], house).map(problem =>
    problem.replace(`${path}: imports `, ''),
  )
}

describe('the table of layers', () => {
  test.each([
    ['a value', `import { price } from '@passepartout/domain'`],
    ['a type', `import type { Price } from '@passepartout/domain'`],
    ['a file of its own', `import { helper } from './helper.ts'`],
  ])('lets the storefront import %s that it may know', (_, text) => {
    expect(problemsOf('apps/storefront/server/index.ts', text)).toEqual([])
  })

  test.each([
    ['an import', `import { open } from '@passepartout/db'`],
    ['a type import', `import type { Database } from '@passepartout/db'`],
    ['an import type expression', `export type D = import('@passepartout/db').Database`],
    ['an import on demand', `export const load = () => import('@passepartout/db')`],
    ['a re-export', `export { open } from '@passepartout/db'`],
    ['a re-export of everything', `export * from '@passepartout/db'`],
    ['an import for its effect', `import '@passepartout/db'`],
  ])('refuses what the storefront must not know, as %s', (_, text) => {
    expect(problemsOf('apps/storefront/server/index.ts', text)).toEqual([
      '@passepartout/db: apps/storefront must not know packages/db',
    ])
  })

  test('refuses a workspace that nobody has placed', () => {
    expect(checkBoundaries([], [...house, workspace('packages/lib')])).toEqual([
      'packages/lib: is not in tools/check/layers.ts; say there what it may import',
    ])
  })

  test('refuses a way around it through relative paths', () => {
    expect(problemsOf('apps/api/src/a.ts', `import '../../../packages/db/src/index.ts'`)).toEqual([
      '../../../packages/db/src/index.ts: leaves its workspace; import the package by its name',
    ])
  })

  test('lets tests alone use the fixtures', () => {
    const text = `import { useDatabase } from '@passepartout/testing'`
    expect(problemsOf('apps/storefront/app/platform/a.test.ts', text)).toEqual([])
    expect(problemsOf('apps/storefront/app/platform/a.ts', text)).toEqual([
      '@passepartout/testing: only tests may use it',
    ])
  })
})

describe('pure packages', () => {
  test.each([
    [`import { readFileSync } from 'node:fs'`, 'node:fs: a pure package uses nothing of Node'],
    [`import type { ReactNode } from 'react'`, 'react: a pure package knows no user interface and no server'],
  ])('refuse %s', (text, problem) => {
    expect(problemsOf('packages/domain/src/price.ts', text)).toEqual([problem])
  })

  test('may use Node in their tests', () => {
    expect(problemsOf('packages/domain/src/price.test.ts', `import { readFileSync } from 'node:fs'`)).toEqual(
      [],
    )
  })
})

describe('the Node side of a pure package', () => {
  test('may use Node', () => {
    expect(problemsOf('packages/domain/src/node/read.ts', `import { readFileSync } from 'node:fs'`)).toEqual(
      [],
    )
  })

  test('is that one folder only', () => {
    expect(problemsOf('packages/domain/src/read.ts', `import { readFileSync } from 'node:fs'`)).toEqual([
      'node:fs: a pure package uses nothing of Node',
    ])
  })
})

describe('packages from npm', () => {
  test('refuses one that the workspace has not declared, though npm would find it', () => {
    expect(problemsOf('apps/api/src/a.ts', `import { z } from 'zod'`)).toEqual([
      'zod: is not in the dependencies of apps/api/package.json',
    ])
  })

  test('lets code on demand and types come from development dependencies, and nothing else', () => {
    const path = 'apps/storefront/server/development.ts'
    expect(problemsOf(path, `export const load = () => import('vite')`)).toEqual([])
    expect(problemsOf(path, `import type { ViteDevServer } from 'vite'`)).toEqual([])
    expect(problemsOf(path, `import { createServer } from 'vite'`)).toEqual([
      'vite: is not in the dependencies of apps/storefront/package.json',
    ])
  })

  test('keeps SQL in the database package', () => {
    expect(problemsOf('packages/db/src/a.ts', `import { eq } from 'drizzle-orm'`)).toEqual([])
    expect(problemsOf('packages/domain/src/a.ts', `import { eq } from 'drizzle-orm'`)).toEqual([
      'drizzle-orm: only packages/db may use it',
    ])
  })
})

describe('the parts of the storefront', () => {
  test.each([
    ['app/routes/page.tsx', '../blocks/blocks.tsx'],
    ['app/blocks/hero/hero.tsx', '../../features/prices/price.tsx'],
    ['app/blocks/hero/hero.tsx', '../../islands/calculator.tsx'],
    ['app/features/prices/price.tsx', '../../platform/page.ts'],
    ['app/root.tsx', './routes/page.tsx'],
  ])('lets %s import %s', (file, specifier) => {
    expect(problemsOf(`apps/storefront/${file}`, `import '${specifier}'`)).toEqual([])
  })

  test.each([
    ['app/features/prices/price.tsx', '../../routes/page.tsx', 'features must not import routes'],
    ['app/features/prices/price.tsx', '../../blocks/hero/hero.tsx', 'features must not import blocks'],
    ['app/blocks/hero/hero.tsx', '../../routes/page.tsx', 'blocks must not import routes'],
    ['app/blocks/hero/hero.tsx', '../../islands/runtime/hydrate.tsx', 'blocks must not import island kit'],
    ['app/blocks/hero/hero.tsx', '../../islands/calculator/state.ts', 'blocks must not import island code'],
    ['app/platform/page.ts', '../features/prices/price.tsx', 'platform must not import features'],
    ['app/blocks/hero/hero.tsx', '../../root.tsx', 'blocks must not import what is outside every part'],
  ])('refuses %s importing %s', (file, specifier, problem) => {
    expect(problemsOf(`apps/storefront/${file}`, `import '${specifier}'`)).toEqual([
      `${specifier}: ${problem}`,
    ])
  })
})

describe('the modules of the API', () => {
  test('refuses the inside of another module and lets its public face be', () => {
    const path = 'apps/api/src/modules/cart/add-line.ts'
    expect(problemsOf(path, `import '../prices/index.ts'`)).toEqual([])
    expect(problemsOf(path, `import './line.ts'`)).toEqual([])
    expect(problemsOf(path, `import '../prices/tiers.ts'`)).toEqual([
      '../prices/tiers.ts: a module uses only the public face (index.ts) of another',
    ])
  })
})
