import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkReadmes, checkSignposts, importLines } from './signposts.ts'

const root = mkdtempSync(join(tmpdir(), 'signposts-'))
mkdirSync(join(root, 'packages/domain/src'), { recursive: true })
mkdirSync(join(root, 'docs/guides'), { recursive: true })
writeFileSync(join(root, 'packages/domain/src/prices.ts'), '')

const problems = (text: string, path = 'docs/guides/add.md') =>
  checkSignposts(root, [{ path, text }], name => name === 'priceProduct')

test('a file that is gone is named, whichever way it is given', () => {
  expect(problems('`packages/domain/src/prices.ts` [domain](../../packages/domain)')).toEqual([])
  expect(problems('`src/prices.ts`', 'packages/domain/README.md')).toEqual([])
  expect(problems('`packages/domain/src/cost.ts`')).toEqual([
    'docs/guides/add.md: packages/domain/src/cost.ts does not exist',
  ])
  expect(problems('`src/cost.ts`', 'packages/domain/README.md')).toHaveLength(1)
  expect(problems('[domain](../packages/domain)')).toHaveLength(1)
})

test('a command names files that exist, or the beginning of their paths', () => {
  expect(
    problems('`npx vitest run packages/domain packages/domain/src/pri` `ls -l packages/<name>`'),
  ).toEqual([])
  expect(problems('`ALL_PAGES=1 npm run e2e -- packages/domain/src/cost`')).toEqual([
    'docs/guides/add.md: packages/domain/src/cost does not exist',
  ])
})

test('a name that no code has is named', () => {
  expect(problems('`priceProduct`')).toEqual([])
  expect(problems('`reckonProduct`')).toEqual(['docs/guides/add.md: reckonProduct does not exist'])
})

test('addresses, commands and names to be filled in are left alone', () => {
  expect(problems('`/web-api/docs` `npm run check` `packages/<name>/src` `elements` `a/b`')).toEqual([])
})

test('a README says what its workspace may import, and who imports it', () => {
  const layers = { 'packages/domain': [], 'apps/api': ['packages/domain'], 'apps/server': ['apps/*'] }
  for (const folder of Object.keys(layers)) mkdirSync(join(root, folder), { recursive: true })
  expect(checkReadmes(root, () => '', { 'apps/api': [] })).toEqual(['apps/api/README.md: is missing'])
  for (const folder of Object.keys(layers)) writeFileSync(join(root, folder, 'README.md'), '')
  const right = (path: string) => importLines(path.replace('/README.md', ''), layers).join('\n')
  expect(checkReadmes(root, right, layers)).toEqual([])
  expect(checkReadmes(root, () => '- **May import**: domain.', layers)).toEqual([
    'packages/domain/README.md: should say "- **May import**: nothing of the repository."',
    'packages/domain/README.md: should say "- **Imported by**: apps/api."',
    'apps/api/README.md: should say "- **Imported by**: apps/server."',
    'apps/server/README.md: should say "- **May import**: apps/*."',
  ])
})
