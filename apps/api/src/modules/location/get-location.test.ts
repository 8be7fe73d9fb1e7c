import { LOCALES } from '@passepartout/domain'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import { nearestLocale } from './nearest-locale.ts'
import { parseAcceptLanguage } from './parse-accept-language.ts'

const shop = useShop()

async function ask(languages?: string, known?: { country: string; source: 'proxy' | 'address' }) {
  const api = createApi({ ...shop().deps, countryOf: () => known })
  const headers = languages === undefined ? {} : { 'accept-language': languages }
  const answer = await api.request('http://localhost/api/get-location/', { headers })
  expect(answer.status).toBe(200)
  return (await bodyOf(answer)).payload
}

describe('where a visitor is', () => {
  test('is told by the proxy or the address before the browser’s languages', async () => {
    expect(await ask('fr-CA,fr;q=0.9', { country: 'CH', source: 'proxy' })).toEqual({
      country: 'CH',
      language: 'fr',
      locale: 'fr-CH',
      source: 'proxy',
    })
    expect(await ask('de', { country: 'PL', source: 'address' })).toEqual({
      country: 'PL',
      language: 'de',
      locale: 'de-DE',
      source: 'address',
    })
  })

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'AT', 'de', 'de-AT', 'language'],
    ['en;q=0.5, it-CH', 'CH', 'it', 'it-CH', 'language'],
    ['en-US,en', 'US', 'en', 'en-US', 'language'],
    ['en-UK', 'GB', 'en', 'en-GB', 'language'],
    ['es-MX,es;q=0.9', 'MX', 'es', 'es-ES', 'language'],
    ['pt-BR,nl-BE;q=0.4', 'BR', 'pt', 'nl-BE', 'language'],
    ['zh-Hant-TW', 'TW', 'zh', 'de-DE', 'language'],
    ['de', null, 'de', 'de-DE', 'none'],
    ['en', null, 'en', 'en-GB', 'none'],
    ['es-419', null, 'es', 'es-ES', 'none'],
    ['pl', null, 'pl', 'de-DE', 'none'],
    ['fr;q=0, nl', null, 'nl', 'nl-NL', 'none'],
    ['*', null, null, 'de-DE', 'none'],
    ['', null, null, 'de-DE', 'none'],
    [undefined, null, null, 'de-DE', 'none'],
    ['de_DE; ☃;;,,q=,=;<script>', null, null, 'de-DE', 'none'],
  ])('is guessed from "%s"', async (header, country, language, locale, source) => {
    expect(await ask(header && encodeRubbish(header))).toEqual({ country, language, locale, source })
  })

  test('answers with and without the slash at the end, without shop headers, and is kept by nobody', async () => {
    for (const path of ['/api/get-location/', '/api/get-location', '/api/get-location/?x=1']) {
      const answer = await shop().api.request(`http://localhost${path}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('is only asked for, never told', async () => {
    const answer = await shop().api.request('http://localhost/api/get-location/', { method: 'POST' })
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([405, 'method-not-allowed'])
  })
})

describe('the nearest locale', () => {
  test.each([
    ['DE', 'en', 'de-DE'],
    ['BE', 'fr', 'fr-BE'],
    ['BE', 'de', 'nl-BE'],
    ['IT', 'de', 'de-IT'],
    ['LU', 'fr', 'fr-LU'],
    ['LI', 'fr', 'de-LI'],
    ['US', 'es', 'en-US'],
    ['CA', 'fr', 'fr-FR'],
    ['JP', 'ja', 'de-DE'],
  ])('of a visitor in %s who reads "%s" is %s', (country, header, locale) => {
    expect(nearestLocale(country, parseAcceptLanguage(header))).toBe(locale)
  })

  test.each(LOCALES)('of a browser set to %s is that one', locale => {
    expect(nearestLocale(undefined, parseAcceptLanguage(locale))).toBe(locale)
  })

  test('is one of the shop’s, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string(), { nil: undefined }),
        fc.string({ unit: 'binary' }),
        (country, header) => {
          expect(LOCALES).toContain(nearestLocale(country, parseAcceptLanguage(header)))
        },
      ),
    )
  })
})

/** Headers carry bytes, so other characters arrive as their UTF-8 bytes. */
const encodeRubbish = (header: string) => Buffer.from(header).toString('latin1')
