import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { writeBom } from './write-bom.ts'

const digest = createHash('sha512').update('the package')
const hash = digest.copy().digest('hex')
const lock = {
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { version: '1.0.0' },
    'apps/api': { version: '1.0.0' },
    'node_modules/@shop/api': { link: true },
    'node_modules/@scope/one': {
      version: '2.0.0',
      license: 'MIT',
      integrity: `sha512-${digest.digest('base64')}`,
    },
    'node_modules/@scope/one/node_modules/two': { version: '3.0.0', license: 'SEE LICENSE IN FILE' },
    'node_modules/three': { version: '4.0.0' },
    'node_modules/three/node_modules/two': { version: '3.0.0', license: 'SEE LICENSE IN FILE' },
    'node_modules/for-tests': { version: '5.0.0', dev: true, license: 'MIT' },
  },
}

test('every package that runs is named once, by version, licence and hash; tools and the shop’s own are not', () => {
  const { components } = writeBom(lock, new Map([['three@4.0.0', '(MIT OR Apache-2.0)']]))
  expect(components.map(({ purl, licenses, hashes }) => [purl, licenses, hashes])).toEqual([
    ['pkg:npm/%40scope/one@2.0.0', [{ expression: 'MIT' }], [{ alg: 'SHA-512', content: hash }]],
    ['pkg:npm/two@3.0.0', [{ license: { name: 'SEE LICENSE IN FILE' } }], []],
    ['pkg:npm/three@4.0.0', [{ expression: '(MIT OR Apache-2.0)' }], []],
  ])
})

test('the shop’s own lockfile gives a hash for every package, so that none comes from elsewhere unseen', () => {
  const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { components } = writeBom(own, new Map())
  expect(components.length).toBeGreaterThan(100)
  expect(components.filter(({ hashes }) => hashes.length === 0).map(({ name }) => name)).toEqual([])
})
