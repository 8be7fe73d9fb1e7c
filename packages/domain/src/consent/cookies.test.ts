import { expect, test } from 'vitest'
import { COOKIES, type CookieName, cookieNameOf, cookiesFor } from './cookies.ts'

test('a cookie of a channel bears its name, the others are the same in both', () => {
  expect(cookieNameOf('visitor', 'kartenliebe')).toBe('kartenliebe-visitor')
  expect(cookieNameOf('split-user-key', 'kartenliebe')).toBe('split-user-key')
})

test('what experiments add waits for an agreement', () => {
  expect(cookiesFor('experiments')).toEqual(['split-user-key', 'split-session-key'])
  expect(cookiesFor('necessary')).not.toContain('split-user-key')
})

test('no cookie is asked to stay longer than browsers keep it', () => {
  for (const name of Object.keys(COOKIES) as CookieName[])
    expect(COOKIES[name].seconds).toBeLessThanOrEqual(400 * 24 * 3600)
})
