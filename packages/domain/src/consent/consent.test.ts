import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  consentStatus,
  formatConsent,
  parseConsent,
  recordConsentDecision,
} from './consent.ts'

const DAY = 24 * 3600 * 1000
const now = Date.parse('2026-11-22T10:00:00Z')
const purposes = fc.subarray([...CONSENT_PURPOSES])

describe('the decision of a visitor', () => {
  test('is read from its cookie as it was made', () => {
    fc.assert(
      fc.property(purposes, purposes, (asked, granted) => {
        const decision = recordConsentDecision(asked, granted, now)
        expect(parseConsent(formatConsent(decision), now)).toEqual(decision)
      }),
    )
  })

  test('grants what was asked and agreed to, and nothing else', () => {
    fc.assert(
      fc.property(purposes, purposes, (asked, granted) => {
        const decision = recordConsentDecision(asked, granted, now)
        for (const purpose of CONSENT_PURPOSES) {
          const answer = granted.includes(purpose) ? 'granted' : 'declined'
          expect(consentStatus(decision, purpose)).toBe(asked.includes(purpose) ? answer : 'unknown')
        }
      }),
    )
  })

  test('is a cookie of printable characters', () => {
    fc.assert(
      fc.property(purposes, asked => {
        expect(formatConsent(recordConsentDecision(asked, [], now))).toMatch(/^[\x21-\x7e]+$/)
      }),
    )
  })

  test('counts for half a year', () => {
    const cookie = formatConsent(recordConsentDecision(['statistics'], ['statistics'], now))
    expect(parseConsent(cookie, now + (CONSENT_DAYS - 1) * DAY)).toBeDefined()
    expect(parseConsent(cookie, now + CONSENT_DAYS * DAY)).toBeUndefined()
  })

  test.each([
    ['no cookie', undefined],
    ['an empty one', ''],
    ['one of another version', '2.2026-11-22.statistics:1'],
    ['one from the future', '1.2027-11-22.statistics:1'],
    ['one without a day', '1.2026-13-45.statistics:1'],
    ['one that says more than yes or no', '1.2026-11-22.statistics:2'],
    ['one with words around it', 'granted 1.2026-11-22.statistics:1'],
  ])('is unknown with %s', (_, cookie) => {
    expect(consentStatus(parseConsent(cookie, now), 'statistics')).toBe('unknown')
  })
})
