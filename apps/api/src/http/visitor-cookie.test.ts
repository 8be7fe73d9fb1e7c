import { expect, test } from 'vitest'
import { createVisitorCookies } from './visitor-cookie.ts'

const ANNA = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'
const BEN = '0c1c3f0e-93a5-4f0e-9d53-0a6f4b0a7c11'
const cookies = (secure: boolean) =>
  createVisitorCookies({ key: 'a secret that is long enough to sign with', secure })
const sent = (id: string, secure = false) => cookies(secure).write(id, 'passepartout').split(';')[0] ?? ''
const read = (header: string, secure = false) => cookies(secure).read(header, 'passepartout')

test('a visitor is known by their cookie, between others', () => {
  expect(read(`a=1; ${sent(ANNA)}; passepartout-visitor-2=x`)).toBe(ANNA)
})

test.each([
  ['another visitor’s before it', `${sent(BEN)}; ${sent(ANNA)}`],
  ['another visitor’s after it', `${sent(ANNA)};${sent(BEN)}`],
  ['an empty one', `passepartout-visitor=; ${sent(ANNA)}`],
  ['one without a value', `passepartout-visitor; ${sent(ANNA)}`],
])('with %s a visitor is nobody: one of both was planted', (_, header) => {
  expect(read(header)).toBeUndefined()
})

test('over https only the very host can have set it', () => {
  const cookie = cookies(true).write(ANNA, 'passepartout')
  expect(cookie).toMatch(/^__Host-passepartout-visitor=/)
  expect(cookie).toContain('Path=/;')
  expect(cookie).toContain('Secure')
  expect(cookie).not.toContain('Domain')
  expect(read(sent(ANNA, true), true)).toBe(ANNA)
})

test('over https a cookie without the prefix is none', () => {
  expect(read(sent(ANNA), true)).toBeUndefined()
})

test('a cookie of the old key is taken until it is retired, and new ones are signed by the new key', () => {
  const [old, young] = ['the old key, which is long enough', 'the new key, which is long enough']
  const keys = { signing: old, accepted: [old] }
  const visitors = createVisitorCookies({ key: keys, secure: false })
  const written = () => visitors.write(ANNA, 'passepartout').split(';')[0]
  const before = written()
  Object.assign(keys, { signing: young, accepted: [old, young] })
  expect(visitors.read(before, 'passepartout')).toBe(ANNA)
  const after = written()
  Object.assign(keys, { accepted: [young] })
  expect(visitors.read(before, 'passepartout')).toBeUndefined()
  expect(visitors.read(after, 'passepartout')).toBe(ANNA)
})
