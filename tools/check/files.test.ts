import { describe, expect, test } from 'vitest'
import { checkBodies, checkConventions, checkNames, checkSizes } from './files.ts'
import { parseModule } from './sources.ts'

const lines = (count: number) => 'a\n'.repeat(count)

describe('sizes of files', () => {
  test('warn above 300 lines and fail above 500, data and messages aside', () => {
    const found = checkSizes([
      { path: 'apps/a/fine.ts', text: lines(300) },
      { path: 'apps/a/long.ts', text: lines(301) },
      { path: 'apps/a/longer.test.ts', text: lines(501) },
      { path: 'apps/a/prices.data.ts', text: lines(900) },
      { path: 'apps/a/messages/de.ts', text: lines(900) },
    ])
    expect(found).toEqual({
      errors: ['apps/a/longer.test.ts has 501 lines; 500 are the limit'],
      warnings: ['apps/a/long.ts has 301 lines'],
    })
  })
})

describe('names of files', () => {
  test.each([
    'apps/a/page-cache.test.ts',
    'apps/a/entry.client.tsx',
    'apps/a/shop.de.ts',
    'apps/a/README.md',
  ])('accepts %s', path => {
    expect(checkNames([path])).toEqual([])
  })

  test.each([
    ['apps/a/PageCache.ts', 'is not in kebab-case'],
    ['apps/a/page_cache.ts', 'is not in kebab-case'],
    ['apps/a/pageParts/cache.ts', 'is not in kebab-case'],
    ['apps/a/utils/cache.ts', 'a folder called utils says nothing about what is in it'],
  ])('refuses %s', (path, problem) => {
    expect(checkNames([path])).toEqual([`${path}: ${problem}`])
  })
})

describe('habits', () => {
  test('leave the environment to the server and the console to the tools', () => {
    const text = 'console.log(process.env.PORT)'
    const problems = checkConventions(
      ['apps/api/src/a.ts', 'apps/server/src/a.ts', 'tools/a.ts'].map(path => parseModule({ path, text })),
    )
    expect(problems).toEqual([
      'apps/api/src/a.ts: only apps/server reads process.env',
      'apps/api/src/a.ts: use the log instead of console.log',
      'apps/server/src/a.ts: use the log instead of console.log',
    ])
  })

  test('leave to the apps what only a bundler understands', () => {
    const text = 'export const isServer = import.meta.env.SSR'
    const problems = checkConventions(
      ['apps/storefront/app/a.ts', 'packages/mockups/src/a.ts'].map(path => parseModule({ path, text })),
    )
    expect(problems).toEqual(['packages/mockups/src/a.ts: only apps ask the bundler'])
  })

  test('are not disturbed by words in texts and comments', () => {
    const text = `// process.env\nexport const a = 'console.log(process.env)'`
    expect(checkConventions([parseModule({ path: 'apps/api/src/a.ts', text })])).toEqual([])
  })
})

describe('bodies of requests', () => {
  const found = (text: string, path = 'apps/storefront/app/routes/a.ts') =>
    checkBodies([parseModule({ path, text })])

  test.each([
    'await request.formData()',
    'await request.clone().text()',
    'await c.req.json()',
    'await c.req.raw.arrayBuffer()',
    'await c.req.parseBody()',
  ])('are not read without a bound: %s', text => {
    expect(found(text)).toEqual([
      'apps/storefront/app/routes/a.ts: read bodies of requests by readBody or readForm, which have a bound',
    ])
  })

  test.each(['await answer.json()', 'request.headers.get("x")', 'readForm(request)'])(
    'are not meant by %s',
    text => {
      expect(found(text)).toEqual([])
    },
  )

  test('are read as they like in tests', () => {
    expect(found('await request.text()', 'apps/api/src/a.test.ts')).toEqual([])
  })
})
