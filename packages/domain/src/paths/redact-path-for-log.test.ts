import { expect, it } from 'vitest'
import { LANGUAGES } from '../shops/locales.ts'
import { redactPathForLog } from './redact-path-for-log.ts'
import { systemPath } from './system-pages.ts'

const token = '4Zk9qLwBv2TnX7rGyPc3Jm'

it.each(LANGUAGES)('keeps the token of an order out of logs, in %s', language => {
  const path = systemPath({ language }, 'order')
  expect(redactPathForLog(`/d${path}/${token}/complaint/`)).toBe(`/d${path}/:token/complaint/`)
})

it.each(['wishlist', 'shared-design', 'order'] as const)('and that of what is shared: %s', page => {
  for (const language of LANGUAGES) {
    const path = systemPath({ language }, page)
    for (const [odd, logged] of [
      [`${path}/${token}`, `${path}/:token`],
      [`${path}//${token}/x`, `${path}/:token/x`],
      [`${path}/${token}/_payload.json`, `${path}/:token/_payload.json`],
      [`Page not found: ${path}/${token}?x=1`, `Page not found: ${path}/:token?x=1`],
      [`${path.replace(/^\/./, sign => `/%${sign.charCodeAt(1).toString(16)}`)}/${token}`, `${path}/:token`],
    ] as const)
      expect(redactPathForLog(odd)).toBe(logged)
  }
})

it('does so for calls, and leaves every other path as it is', () => {
  expect(redactPathForLog(`/web-api/orders/${token}/lines/1/picture`)).toBe(
    '/web-api/orders/:token/lines/1/picture',
  )
  expect(redactPathForLog(`/web-api/wishlists/${token}`)).toBe('/web-api/wishlists/:token')
  expect(redactPathForLog('/merkzettel/')).toBe('/merkzettel/')
  expect(redactPathForLog('/suche/100%20%')).toBe('/suche/100%20%')
  expect(redactPathForLog('/wandbilder/leinwand/')).toBe('/wandbilder/leinwand/')
})
