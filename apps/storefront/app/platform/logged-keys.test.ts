import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BROWSER_LOG_KEYS, LOG_KEYS, type LogKey, shopFor } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { openStorefront } from '../../server/index.ts'
import { loadCountdown } from '../blocks/teaser-countdown/load-countdown.ts'
import { handleError } from '../entry.server.tsx'
import { translatorFor } from '../messages/index.ts'
import { type Content, openPages, page } from '../routes/pages.fixture.ts'

type Keys = readonly (LogKey | undefined)[]

/** Keys that are logged when a page is asked for. */
async function asked(content: Content, path: string): Promise<Keys> {
  const shop = openPages(content)
  await shop.open(path).catch(() => undefined)
  return shop.keys()
}

function recorder() {
  const keys: (LogKey | undefined)[] = []
  const note = (fields: { key?: LogKey }) => void keys.push(fields.key)
  return { keys, log: { info: note, warn: note, error: note } }
}

const error = { component: 'error' }
const failing = new Error('no connection')

/** How each event of the storefront comes about. */
const HERE: Partial<Record<LogKey, () => Promise<Keys>>> = {
  'storyblok-page-not-found': () => asked({ error }, '/nichts'),
  'cms-page-not-found': () => asked({}, '/nichts'),
  'hybrid-parse-error': () => asked({ a: page({ body: [{ component: 'headline' }] }) }, '/a'),
  'empty-hybrid-layout': () => asked({ a: page({ body: [] }) }, '/a'),
  'hybrid-ssr-error': () => asked({ error, a: failing }, '/a'),
  'nuxt-error-page-encountered': () => asked({ error }, '/nichts'),
  'asset-load-on-slug': () => asked({ error }, '/bilder/a.jpg'),
  'overview-container-load-failed': () =>
    asked({ a: page({ body: [{ component: 'themes', headline: 'Karten' }] }) }, '/a'),
  'countdown-date-in-past': async () => {
    const { keys, log } = recorder()
    await loadCountdown({ until: '2026-01-01T00:00:00Z' }, { log, path: '/' })
    return keys
  },
  'translator-parse-error': async () => {
    const { keys, log } = recorder()
    translatorFor(shopFor('kartenliebe', 'nl-BE'), log)('no.such.text')
    return keys
  },
  'nuxt-bootstrap': async () => {
    const { keys, log } = recorder()
    await openStorefront({ log } as never, () => Promise.reject(failing)).catch(() => undefined)
    return keys
  },
}

/** Events of other parts of the shop, with the test that makes them happen. */
const ELSEWHERE: Partial<Record<LogKey, string>> = {
  'richtext-render-error': 'apps/storefront/app/features/rich-text/rich-text.test.tsx',
  'contact-form-person-not-found': 'apps/storefront/app/blocks/words-and-people.test.ts',
  'newsletter-no-recaptcha-token': 'apps/api/src/modules/newsletter/newsletter.test.ts',
  'newsletter-recaptcha-error': 'apps/api/src/modules/newsletter/newsletter.test.ts',
  'error-add-voucher': 'apps/api/src/modules/vouchers/vouchers.test.ts',
  'error-add-accessory': 'apps/api/src/modules/cards/card-accessories.test.ts',
  'error-no-materials-for-frame-type': 'apps/api/src/logged-keys.test.ts',
  'error-no-default-option-for-material-type': 'apps/api/src/logged-keys.test.ts',
  'login-error': 'apps/api/src/logged-keys.test.ts',
  'sign-up-error': 'apps/api/src/logged-keys.test.ts',
  'password-reset-error': 'apps/api/src/logged-keys.test.ts',
  'sign-in-provider-callback-failed': 'apps/api/src/modules/account/google.test.ts',
}

/** Events of parts that the shop does not have yet. */
const LATER: Partial<Record<LogKey, string>> = {}

describe('an event of the log', () => {
  test.each(Object.entries(HERE))('%s is logged when it comes about', async (key, trigger) => {
    expect(await trigger()).toContain(key)
  })

  test.each(Object.entries(ELSEWHERE))('%s has its test where it happens', async (key, file) => {
    const test = fileURLToPath(new URL(`../../../../${file}`, import.meta.url))
    expect(await readFile(test, 'utf8')).toContain(`'${key}'`)
  })

  test('happens on the server, or in a browser that tells of it, or later, and each but once', () => {
    const browsers = BROWSER_LOG_KEYS.filter(key => !(key in LATER) && !(key in HERE) && !(key in ELSEWHERE))
    const places = [...Object.keys(HERE), ...Object.keys(ELSEWHERE), ...Object.keys(LATER), ...browsers]
    expect(places.sort()).toEqual(Object.keys(LOG_KEYS).sort())
    for (const reason of Object.values(LATER)) expect(reason).not.toBe('')
  })
})

test('a page that breaks while it is drawn is logged, and answered with a plain 500', () => {
  const { keys, log } = recorder()
  const failures: unknown[] = []
  const kept = [{ log }, { path: '/a', failed: (failure: unknown) => failures.push(failure) }]
  const context = { get: () => kept.pop() }
  handleError(failing, { request: new Request('https://shop.localhost/page'), context } as never)
  expect(keys).toEqual(['hybrid-ssr-error'])
  expect(failures).toMatchObject([{ statusCode: 500, statusMessage: 'Internal Server Error' }])
})
