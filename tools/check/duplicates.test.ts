import { describe, expect, test } from 'vitest'
import { checkDuplicates } from './duplicates.ts'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@passepartout/api': { link: true },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/a/node_modules/zod': { version: '3.0.0' },
    'node_modules/@esbuild/linux-x64': { version: '0.25.0' },
    'node_modules/b/node_modules/@esbuild/linux-x64': { version: '0.18.0' },
    'node_modules/c/node_modules/hono': { version: '4.1.0' },
    'node_modules/d/node_modules/hono': { version: '4.1.0' },
  },
}

describe('packages in several versions', () => {
  test('are named unless a reason is written down', () => {
    expect(checkDuplicates(lock, {})).toEqual([
      'zod is installed in several versions: 3.0.0, 4.0.0',
      '@esbuild/linux-x64 is installed in several versions: 0.18.0, 0.25.0',
    ])
    expect(checkDuplicates(lock, { zod: 'a is slow', '@esbuild/*': 'tools' })).toEqual([])
  })

  test('lose their reason when one version is left', () => {
    expect(checkDuplicates(lock, { zod: 'a', '@esbuild/*': 'b', hono: 'c' })).toEqual([
      'hono has one version now: remove it from tools/check/duplicates.json',
    ])
  })
})
