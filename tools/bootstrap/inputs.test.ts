import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashInputs, workspaceClosure } from './inputs.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  workspace('apps/storefront', ['ui'])
  workspace('apps/api', ['db'])
  workspace('packages/ui', ['domain'])
  workspace('packages/domain', [])
  workspace('packages/db', ['domain'])
})

function put(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function workspace(folder: string, needs: string[]) {
  const name = `@passepartout/${folder.split('/')[1]}`
  const dependencies = Object.fromEntries(needs.map(need => [`@passepartout/${need}`, '0.1.0']))
  put(`${folder}/package.json`, JSON.stringify({ name, dependencies: { ...dependencies, react: '19' } }))
  put(`${folder}/src/index.ts`, 'export {}')
}

const hash = () => hashInputs(root, workspaceClosure(root, 'apps/storefront'))

describe('the inputs of a build', () => {
  test('are the app and every package it reaches', () => {
    expect(workspaceClosure(root, 'apps/storefront')).toEqual([
      'apps/storefront',
      'packages/domain',
      'packages/ui',
    ])
  })

  test.each([
    ['a changed source', 'apps/storefront/src/index.ts'],
    ['a new source', 'apps/storefront/src/new.ts'],
    ['a source of a package below a package', 'packages/domain/src/index.ts'],
  ])('change with %s', (_, path) => {
    const before = hash()
    put(path, 'export const a = 1')
    expect(hash()).not.toBe(before)
  })

  test.each([
    ['a test', 'apps/storefront/src/index.test.ts'],
    ['a package out of reach', 'packages/db/src/index.ts'],
    ['what a build writes', 'apps/storefront/build/client/index.js'],
    ['an installed package', 'apps/storefront/node_modules/a/index.js'],
  ])('do not change with %s', (_, path) => {
    const before = hash()
    put(path, 'export const a = 1')
    expect(hash()).toBe(before)
  })

  test('do not change when a source is only touched', () => {
    const before = hash()
    utimesSync(join(root, 'packages/ui/src/index.ts'), new Date(0), new Date(0))
    expect(hash()).toBe(before)
  })

  test('tell a moved file from an unmoved one', () => {
    put('packages/ui/src/a.ts', 'same')
    const before = hashInputs(root, ['packages/ui/src/a.ts'])
    put('packages/ui/src/b.ts', 'same')
    expect(hashInputs(root, ['packages/ui/src/b.ts'])).not.toBe(before)
  })
})
