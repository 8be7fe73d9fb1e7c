import { expect, test } from 'vitest'
import { checkProductKinds, KIND_IDS, type KindRooms } from './product-kinds.ts'

const ROOMS: KindRooms = {
  homes: ['apps/api/src/kinds/'],
  folders: ['calendars'],
  otherMeanings: { frame: ['tab'] },
  exceptions: {},
}
const IDS = ['card', 'calendar', 'frame', 'prints']
const find = (text: string, path = 'apps/api/src/modules/cart/a.ts', rooms: KindRooms = ROOMS) =>
  checkProductKinds([{ path, text }], rooms, IDS)

test('the kinds are those of the registry, and the names under which their documents are stored', () => {
  expect(KIND_IDS).toEqual(expect.arrayContaining(['photo-frame', 'gift-voucher', 'photobox', 'prints']))
})

test.each([
  ['a comparison of a field', "const a = line.kind === 'card'"],
  ['a comparison the other way round', "const a = 'card' !== kind"],
  ['a comparison of an optional value', "const a = line?.kind !== 'card'"],
  ['a case', "switch (kind) { case 'card': break }"],
  ['a table', "const a = { card: 1, calendar: 2, 'frame': 3 }"],
  ['a list', "const a = new Set(['card', 'calendar'])"],
])('%s is found outside the homes of kinds', (_, text) => {
  expect(find(text)).toHaveLength(1)
})

test.each([
  ['in a home', "const a = kind === 'card'", 'apps/api/src/kinds/card.ts'],
  ['in a folder of one kind', "const a = kind === 'card'", 'apps/api/src/modules/calendars/a.ts'],
  ['in a test', "const a = kind === 'card'", 'apps/api/src/modules/cart/a.test.ts'],
])('a branch %s is free', (_, text, path) => {
  expect(find(text, path)).toEqual([])
})

test.each([
  ['a word that means something else', "const a = tab === 'frame'"],
  ['another word', "const a = kind === 'mug'"],
  ['an argument', "design('card')"],
  ['a list with another word', "const a = ['card', 'texts']"],
  ['an object with the data of two kinds', 'const a = { card: null, calendar: null, text: 1 }'],
])('%s is free', (_, text) => {
  expect(find(text)).toEqual([])
})

test('an exception is free for its file, and goes with the last branch in it', () => {
  const rooms = { ...ROOMS, exceptions: { 'packages/a/src/migrate.ts': 'reads older documents' } }
  expect(find("const a = kind === 'card'", 'packages/a/src/migrate.ts', rooms)).toEqual([])
  expect(find('const a = 1', 'packages/a/src/migrate.ts', rooms)).toEqual([
    'tools/check/product-kinds.json: packages/a/src/migrate.ts branches on no kind any more',
  ])
})
