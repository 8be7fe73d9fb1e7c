import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkLicences, isAllowed, listInstalled } from './licences.ts'

describe('licences', () => {
  test.each([
    ['a', 'MIT', true],
    ['a', '(MIT OR GPL-3.0)', true],
    ['a', 'Apache-2.0 AND BSD-3-Clause', true],
    ['a', 'MIT AND GPL-3.0', false],
    ['a', 'GPL-3.0', false],
    ['a', '', false],
    ['a', 'LGPL-3.0', false],
    ['libheif-js', 'LGPL-3.0', true],
    ['dictionary-de', '(GPL-2.0 OR GPL-3.0)', true],
    ['dictionary-es', '(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)', true],
    ['dictionary-xx', 'GPL-3.0', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ])('of %s: %s may be used: %s', (name, licence, allowed) => {
    expect(isAllowed(name, licence)).toBe(allowed)
  })

  test('are read from scoped, nested and old packages alike', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'))
    const put = (path: string, manifest: object) => {
      const file = join(folder, path, 'package.json')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(manifest))
    }
    put('plain', { name: 'plain', version: '1.0.0', license: 'MIT' })
    put('plain/node_modules/nested', { name: 'nested', version: '2.0.0', license: { type: 'ISC' } })
    put('@scope/old', {
      name: '@scope/old',
      version: '3.0.0',
      licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }],
    })
    put('silent', { name: 'silent', version: '4.0.0' })
    put('.cache/hidden', { name: 'hidden', version: '1.0.0' })
    const found = listInstalled(folder)
    expect(found.map(({ name, licence }) => `${name} ${licence}`).sort()).toEqual([
      '@scope/old MIT OR GPL-2.0',
      'nested ISC',
      'plain MIT',
      'silent ',
    ])
    expect(checkLicences(found)).toEqual(['silent@4.0.0: licence not stated is not on the list'])
  })
})
