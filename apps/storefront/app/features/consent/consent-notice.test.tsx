import { readFileSync } from 'node:fs'
import { CHANNELS, LOCALES, pageHref, pagePath, shopFor } from '@passepartout/domain'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { ConsentNotice, ConsentNoticeSlot } from './consent-notice.tsx'

/** Path of a shop's privacy notice in the language of a locale. */
function privacyPath(channel: string, language: string): string {
  const file = new URL(`../../../../../content/${channel}/datenschutz.json`, import.meta.url)
  const { slug } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof slug === 'string' ? slug : slug[language]
}

function pageOf(channel: (typeof CHANNELS)[number], locale: (typeof LOCALES)[number]) {
  const shop = shopFor(channel, locale)
  const slug = privacyPath(channel, shop.language)
  const cached_url = `${channel}/${locale.toLowerCase()}/${slug}`
  const privacy = { fieldtype: 'multilink', linktype: 'story', id: 'u', url: '', cached_url }
  const page = pageWith([], {
    shop,
    consentPurposes: ['statistics', 'marketing'],
    href: (path: string) => pageHref(shop, path),
    translate: translatorFor(shop, { warn: (_: unknown, message: string) => expect.unreachable(message) }),
    global: { privacy },
  } as unknown as Partial<Page>)
  return { page, privacy: pagePath(shop, `/${slug}`) }
}

const all = CHANNELS.flatMap(channel => LOCALES.map(locale => [channel, locale] as const))

describe('the question for an agreement', () => {
  test.each(all)('on %s in %s leads to the privacy notice of its own language', (channel, locale) => {
    const { page, privacy } = pageOf(channel, locale)
    const html = parse(renderToStaticMarkup(<ConsentNotice page={page} />))
    expect(html.querySelector('p a')?.getAttribute('href')).toBe(privacy)
    expect(html.querySelectorAll('button').length).toBeGreaterThanOrEqual(2)
  })

  test('is put in the words of each language', () => {
    const asked = LOCALES.map(locale =>
      parse(renderToStaticMarkup(<ConsentNotice page={pageOf('passepartout', locale).page} />)).querySelector(
        'p',
      ),
    )
    expect(new Set(asked.map(one => one?.text)).size).toBeGreaterThanOrEqual(6)
  })

  test('has no place where a shop asks for nothing', () => {
    const { page } = pageOf('passepartout', 'de-DE')
    expect(renderToStaticMarkup(<ConsentNoticeSlot page={page} />)).toContain(
      'data-purposes="statistics marketing"',
    )
    expect(renderToStaticMarkup(<ConsentNoticeSlot page={{ ...page, consentPurposes: [] }} />)).toBe('')
  })
})
