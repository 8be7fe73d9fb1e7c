import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BROWSER_LOG_KEYS, LOG_KEYS, type LogKey, shopFor } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { openStorefront } from '../../server/index.ts'
import { loadCountdown } from '../blocks/teaser-countdown/load-countdown.ts'
import { handleError } from '../entry.server.tsx'
import { type Content, openPages, page } from '../routes/pages.fixture.ts'

type Keys = readonly (LogKey | undefined)[]

/** Log keys of a page request. */
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

/** A trigger for each event of the storefront. */
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
    await loadCountdown({ until: '2026-01-01T00:00:00Z' }, { log, path: '/', api: {} as never })
    return keys
  },
  'translator-parse-error': async () => {
    const { keys, log } = recorder()
    // An instance of its own: translators are created once per process, with the log of their first caller.
    const instance = '../messages/index.ts?own-instance'
    const { translatorFor }: typeof import('../messages/index.ts') = await import(/* @vite-ignore */ instance)
    translatorFor(shopFor('kartenliebe', 'nl-BE'), log)('no.such.text')
    return keys
  },
  'nuxt-bootstrap': async () => {
    const { keys, log } = recorder()
    await openStorefront({ log } as never, () => Promise.reject(failing)).catch(() => undefined)
    return keys
  },
}

/** Events of other parts of the shop, with the test that triggers them. */
const ELSEWHERE: Partial<Record<LogKey, string>> = {
  'richtext-render-error': 'apps/storefront/app/features/rich-text/rich-text.test.tsx',
  'contact-form-person-not-found': 'apps/storefront/app/blocks/texts-and-people.test.ts',
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
  'mail-undeliverable': 'apps/worker/src/email/send-mail.test.ts',
}

/** Events of browsers, with the test that triggers them and checks the report. */
const BROWSERS: Record<(typeof BROWSER_LOG_KEYS)[number], string> = {
  'browser-error': 'apps/storefront/app/platform/analytics/watch-errors.test.ts',
  'teaser-hero-image-failed-to-load': 'apps/storefront/app/islands/runtime/broken-media.test.ts',
  'teaser-hero-video-failed-to-load': 'apps/storefront/app/islands/runtime/broken-media.test.ts',
  'flag-service-error': 'apps/storefront/app/islands/flag.test.ts',
  'sign-in-provider-not-loaded': 'apps/storefront/app/features/account/show-google-sign-in.test.ts',
  'sign-in-provider-button-not-found': 'apps/storefront/app/features/account/show-google-sign-in.test.ts',
  'sign-in-provider-callback-failed': 'apps/storefront/app/features/account/show-google-sign-in.test.ts',
}
/** Senders of events: `reportLogKey('...')` in browsers, the field `key` of a log line on the server. */
const SENDERS = /reportLogKey\(\s*'([a-z-]+)'|\bkey(?::| =)[^,;\n]*?'([a-z-]+)'(?:[^,;\n]*?'([a-z-]+)')?/g

/** The keys that the code of the shop itself sends, without tests. */
async function sentKeys(): Promise<Set<string>> {
  const sent = new Set<string>()
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  for await (const file of glob('{apps,packages}/*/{app,server,src}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|fixture)\.tsx?$/.test(file)) continue
    const text = await readFile(join(root, file), 'utf8')
    for (const [, ...keys] of text.matchAll(SENDERS)) for (const key of keys) if (key) sent.add(key)
  }
  return sent
}

describe('an event of the log', () => {
  test.each(Object.entries(HERE))('%s is logged when it comes about', async (key, trigger) => {
    expect(await trigger()).toContain(key)
  })

  test.each([...Object.entries(ELSEWHERE), ...Object.entries(BROWSERS)])(
    '%s has its test where it happens',
    async (key, file) => {
      const test = fileURLToPath(new URL(`../../../../${file}`, import.meta.url))
      expect(await readFile(test, 'utf8')).toContain(`'${key}'`)
    },
  )

  test('of an address that leads nowhere is logged where its error page is kept, too', async () => {
    const shop = openPages({ error }, { hasErrorPage: true })
    for (const path of ['/nichts', '/gar-nichts']) await shop.open(path).catch(() => undefined)
    expect(shop.keys().filter(key => key === 'nuxt-error-page-encountered')).toHaveLength(2)
  })

  test('happens on the server, or in a browser that tells of it: none is left out', () => {
    const places = new Set([HERE, ELSEWHERE, BROWSERS].flatMap(place => Object.keys(place)))
    expect([...places].sort()).toEqual(Object.keys(LOG_KEYS).sort())
  })

  test('has code of the shop that sends it', async () => {
    const sent = await sentKeys()
    expect(Object.keys(LOG_KEYS).filter(key => !sent.has(key))).toEqual([])
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
