import { expect, test } from 'vitest'
import { checkRefusedNames, type RefusedNames, splitName } from './refused-names.ts'

const RULES: RefusedNames = {
  done: ['packages'],
  identifiers: {
    anywhere: { 'heed|heeds': 'handle' },
    first: { ask: 'fetch' },
    last: { place: 'slot' },
    pairs: { 'also as': 'crossSell' },
  },
  locals: { 'asked|told': 'what it holds' },
  allow: ['^keepAlive$', '(?i)heedless'],
  log: { '^the\\b': 'begin with the subject' },
}
const namesIn = (text: string, path = 'packages/a/src/payment.ts') =>
  checkRefusedNames([{ path, text }], RULES)

test.each([
  ['createPhotoLibrary', ['create', 'photo', 'library']],
  ['MAX_PHOTO_COUNT', ['max', 'photo', 'count']],
  ['toPDFPage', ['to', 'pdf', 'page']],
  ['heed-event', ['heed', 'event']],
])('%s is split into words', (name, words) => {
  expect(splitName(name)).toEqual(words)
})

test.each([
  ['a function', 'export function heedEvent() {}', 'heedEvent: "heed" (handle)'],
  ['a constant', 'export const ASK_LIMIT = 3', 'ASK_LIMIT: "ask" (fetch)'],
  ['a type', 'export type PhotoPlace = string', 'PhotoPlace: "place" (slot)'],
  ['an interface', 'export interface HeedsAll {}', 'HeedsAll: "heeds" (handle)'],
  ['two words one after the other', 'export const soldAlsoAs = 1', 'soldAlsoAs: "also as" (crossSell)'],
])('%s with a refused word is found', (_, text, found) => {
  expect(namesIn(text)).toEqual([`packages/a/src/payment.ts ${found}`])
})

test.each([
  ['a word at another place of the name', 'export const placeOrder = 1, task = 2'],
  ['a name that is not exported', 'const heedEvent = 1'],
  ['an allowed name', 'export const heedlessBrowser = 1'],
])('%s is free', (_, text) => {
  expect(namesIn(text)).toEqual([])
})

test.each([
  ['a variable', 'const asked = 1'],
  ['a parameter', 'export const run = (asked: string) => 1'],
  ['a part of a pattern', 'const { query: [{ told = 1 }], ...rest } = input'],
  ['the rest of a parameter', 'function run({ kind, ...asked }: Input) {}'],
  ['a local function', 'const run = () => { function told() {} }'],
])('%s with a refused name is found, but not in tests', (_, text) => {
  expect(namesIn(text)).toEqual([
    expect.stringMatching(/(?:asked|told): "(?:asked|told)" \(what it holds\)$/),
  ])
  expect(namesIn(text, 'packages/a/src/payment.test.ts')).toEqual([])
})

test('the name of a file is read like a name', () => {
  expect(namesIn('', 'packages/a/src/heed-event.test.ts')).toHaveLength(1)
})

test('folders that are not done are left alone', () => {
  expect(namesIn('export const heed = 1', 'apps/a/src/a.ts')).toEqual([])
})

test('a log message is read, other calls are not', () => {
  const text = "log.warn({ err }, 'the refund failed'); context.log.info('the page'); say('the text')"
  expect(namesIn(text)).toHaveLength(2)
})
