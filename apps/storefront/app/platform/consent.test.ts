// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onConsent, readConsent, saveConsent } from './consent.ts'

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser's settings would
  document.cookie = 'consent=; Path=/; Max-Age=0'
}
beforeEach(forget)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.useRealTimers()
})

describe('whoever needs an agreement', () => {
  it('is told that nothing is known before the visitor decided', () => {
    const told: string[] = []
    const end = onConsent('statistics', consent => told.push(consent))
    end()
    expect(told).toEqual(['unknown'])
  })

  it('is told of each change for its purpose, and of none twice', () => {
    const told: string[] = []
    const end = onConsent('statistics', consent => told.push(consent))
    saveConsent(['statistics', 'marketing'], ['statistics'])
    saveConsent(['statistics', 'marketing'], ['statistics', 'marketing'])
    saveConsent(['statistics', 'marketing'], [])
    end()
    saveConsent(['statistics', 'marketing'], ['statistics'])
    expect(told).toEqual(['unknown', 'granted', 'declined'])
  })

  it('is told no where the browser says so for all sites', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const told: string[] = []
    onConsent('marketing', consent => told.push(consent))()
    expect(told).toEqual(['declined'])
  })
})

it('a decision is kept in a first-party cookie and forgotten after half a year', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') })
  saveConsent(['statistics'], [])
  expect(readConsent()).toEqual({ day: '2026-11-22', answers: { statistics: false } })
  vi.setSystemTime(Date.parse('2027-06-01T10:00:00Z'))
  expect(readConsent()).toBeUndefined()
})
