// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import deContinue from '../messages/continue.de.json' with { type: 'json' }
import { LINK_ELEMENT_ID } from './link-data.ts'

const SHOP = { channel: 'kartenliebe', country: 'de', locale: 'de-DE' }
let answers: Record<string, { status: number; body: unknown }[]>
let asked: [path: string, body: unknown][]
let opened: string[]

beforeEach(() => {
  vi.resetModules()
  const data = JSON.stringify({ shop: SHOP, words: { messages: deContinue, language: 'de' } })
  document.body.innerHTML = `<main id="link"></main><script type="application/json" id="${LINK_ELEMENT_ID}">${data}</script>`
  answers = {}
  asked = []
  opened = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))])
    const { status, body } = answers[path]?.shift() ?? { status: 500, body: {} }
    return { ok: status < 300, status, json: async () => body }
  })
})
afterEach(() => vi.unstubAllGlobals())

async function opens(address: string): Promise<void> {
  window.location.href = `http://kartenliebe.de${address}`
  vi.spyOn(window.location, 'replace').mockImplementation(to => void opened.push(String(to)))
  await import('./continue-on-device.ts')
}
const said = () => document.querySelector('#link')?.textContent ?? ''
const good = (payload: object) => ({ status: 201, body: { payload } })
const CLAIM = '/web-api/draft-links/claim'
const KEY = 'k'.repeat(22)

describe('the page on the other device', () => {
  test('takes a code from its address, shows the number and opens the copy', async () => {
    answers = {
      [CLAIM]: [good({ key: KEY, number: '47' })],
      '/web-api/phone/state': [good({ state: 'open' })],
      '/web-api/draft-links/take': [good({ path: '/configurator-card?draft=1' })],
    }
    await opens('/en/configurator-continue/#K7QF2M9XAB')
    await vi.waitFor(() => expect(opened).toEqual(['/en/configurator-card?draft=1']))
    expect(asked).toEqual([
      [CLAIM, { code: 'K7QF2M9XAB' }],
      ['/web-api/phone/state', { key: KEY }],
      ['/web-api/draft-links/take', { key: KEY }],
    ])
    expect(window.location.hash).toBe('')
  })

  test('asks for a code, and says why one is not taken', async () => {
    answers = { [CLAIM]: [{ status: 410, body: { message: { text: 'Dieser Code gilt nicht mehr.' } } }] }
    await opens('/configurator-continue')
    const field = document.querySelector<HTMLInputElement>('#code')
    if (!field) throw new Error('There is no field')
    field.value = 'k7qf2-m9xab'
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe('Dieser Code gilt nicht mehr.'),
    )
    expect(asked).toEqual([[CLAIM, { code: 'k7qf2-m9xab' }]])
  })

  test('shows the number until the other screen has confirmed it', async () => {
    answers = {
      [CLAIM]: [good({ key: KEY, number: '07' })],
      '/web-api/phone/state': [good({ state: 'claimed' })],
    }
    await opens('/configurator-continue#K7QF2M9XAB')
    await vi.waitFor(() => expect(said()).toContain('07'))
    expect(opened).toEqual([])
  })
})
