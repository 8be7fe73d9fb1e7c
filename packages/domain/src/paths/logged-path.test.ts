import { expect, it } from 'vitest'
import { LANGUAGES } from '../shop/locales.ts'
import { loggedPath } from './logged-path.ts'
import { systemPath } from './system-pages.ts'

const token = '4Zk9qLwBv2TnX7rGyPc3Jm'

it.each(LANGUAGES)('keeps the token of an order out of logs, in %s', language => {
  const path = systemPath({ language }, 'order')
  expect(loggedPath(`/d${path}/${token}/complaint/`)).toBe(`/d${path}/:token/complaint/`)
})

it('does so for calls, and leaves every other path as it is', () => {
  expect(loggedPath(`/web-api/orders/${token}/lines/1/picture`)).toBe(
    '/web-api/orders/:token/lines/1/picture',
  )
  expect(loggedPath('/wandbilder/leinwand/')).toBe('/wandbilder/leinwand/')
})
