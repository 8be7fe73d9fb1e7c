import { expect, test } from 'vitest'
import { checkCycles } from './cycles.ts'
import { parseModule } from './sources.ts'

const problems = (files: Record<string, string>) =>
  checkCycles(Object.entries(files).map(([path, text]) => parseModule({ path, text })))

const FEATURES = 'apps/storefront/app/features'

test('files that load each other are told with the whole circle', () => {
  const found = problems({
    'packages/domain/src/a.ts': `import { b } from './b.ts'`,
    'packages/domain/src/b.ts': `export { c } from './folder/c.ts'`,
    'packages/domain/src/folder/c.ts': `import { a } from '../a.ts'`,
    'packages/domain/src/d.ts': `import { a } from './a.ts'`,
  })
  expect(found).toEqual([
    'packages/domain/src/a.ts: is part of a circle of imports: packages/domain/src/a.ts -> packages/domain/src/b.ts -> packages/domain/src/folder/c.ts -> packages/domain/src/a.ts',
  ])
})

test.each([
  ['types', `import type { B } from './b.ts'`],
  ['imports on demand', `export const load = () => import('./b.ts')`],
])('%s close no circle of files in one folder', (_, text) => {
  expect(
    problems({ 'packages/ui/src/a.ts': text, 'packages/ui/src/b.ts': `import { a } from './a.ts'` }),
  ).toEqual([])
})

test('types close a circle of files in several folders', () => {
  const files = {
    'packages/ui/src/a.ts': `import type { B } from './parts/b.ts'`,
    'packages/ui/src/parts/b.ts': `import type { C } from './c.ts'`,
    'packages/ui/src/parts/c.ts': `import type { A } from '../a.ts'\nimport type { B } from './b.ts'`,
  }
  expect(problems(files)).toEqual([
    'packages/ui/src/a.ts: is part of a circle of imports: packages/ui/src/a.ts -> packages/ui/src/parts/b.ts -> packages/ui/src/parts/c.ts -> packages/ui/src/a.ts',
  ])
  const onDemand = { ...files, 'packages/ui/src/a.ts': `export const load = () => import('./parts/b.ts')` }
  expect(problems(onDemand)).toEqual([])
})

test('features know each other in one direction only, types included', () => {
  const cart = { [`${FEATURES}/cart/cart.ts`]: `import type { Link } from '../links/link.ts'` }
  expect(problems({ ...cart, [`${FEATURES}/links/link.ts`]: `import { x } from './x.ts'` })).toEqual([])
  const both = { ...cart, [`${FEATURES}/links/x.ts`]: `import type { Cart } from '../cart/cart.ts'` }
  expect(problems(both)).toEqual([
    `${FEATURES}/cart: is part of a circle of imports: ${FEATURES}/cart -> ${FEATURES}/links -> ${FEATURES}/cart`,
  ])
})

test('tests may know both sides', () => {
  const found = problems({
    'packages/ui/src/a.test.ts': `import { b } from './b.ts'`,
    'packages/ui/src/b.ts': `import { a } from './a.test.ts'`,
  })
  expect(found).toEqual([])
})
