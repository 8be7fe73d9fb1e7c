// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SHOP_SERVICES } from './shop-services.ts'

const asked: string[] = []
/** Opens a URL as a visitor who consented to everything, with fresh modules. */
function open(search: string): void {
  vi.resetModules()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ payload: {} })
  })
  history.replaceState(null, '', `/agb${search}`)
  const flags = { key: 'k', sdk: '/s', events: '/e', auth: '/a', telemetry: '/t' }
  document.head.innerHTML = `<meta name="${SHOP_SERVICES}" content='${JSON.stringify({ purposes: ['experiments'], flags })}'>`
  // biome-ignore lint/suspicious/noDocumentCookie: a test's browser has no Cookie Store
  document.cookie = `consent=1.${new Date().toISOString().slice(0, 10)}.experiments:1; Path=/`
}
beforeEach(() => void vi.restoreAllMocks())

describe('tracking=0 in an address', () => {
  test.each([
    ['', true],
    ['?tracking=1', true],
    ['?tracking=0', false],
  ])('asks no flag client: %j may ask is %s', async (search, mayAsk) => {
    open(search)
    expect((await import('./flags/experiments-consent.ts')).canUseFlagClient()).toBe(mayAsk)
  })

  // A listener stays on this window for good: in the other order the first page would track for the second.
  test.each([
    ['?tracking=0', false],
    ['', true],
  ])('hears nothing of what is done on the page: %j hears is %s', async (search, hears) => {
    open(search)
    const layer: unknown[] = []
    Object.assign(window, { dataLayer: layer })
    const { startAnalytics } = await import('./analytics/start-analytics.ts')
    startAnalytics()
    document.body.innerHTML = '<a href="/configurator-card?themeId=1">Gestalten</a>'
    const link = document.querySelector('a')
    link?.addEventListener('click', event => event.preventDefault())
    link?.click()
    expect(layer.some(entry => (entry as { event?: string }).event === 'go_to_designer')).toBe(hears)
  })
})

describe('logging=0 in an address', () => {
  test.each([
    ['', ['/web-api/log']],
    ['?logging=1', ['/web-api/log']],
    ['?logging=0', []],
  ])('tells the shop of no error: at %j it is told by %j', async (search, told) => {
    open(search)
    const { reportLogKey } = await import('./report-log-key.ts')
    reportLogKey('browser-error', { message: 'x' })
    expect(asked).toEqual(told)
  })
})

describe('a crawler', () => {
  const agentOf = (agent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

  test('gets no flag client, though its cookie says yes', async () => {
    open('')
    agentOf('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    const { evaluate } = await import('./flags/flag-client.ts')
    const decision = await evaluate('theme-portrait-format', { scope: 'user' } as never)
    expect(decision).toEqual({ treatment: 'off', config: null, label: 'no client' })
    expect(asked).toEqual([])
  })
})
