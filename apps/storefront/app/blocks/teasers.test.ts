import { describe, expect, it } from 'vitest'
import type { LoadContext } from '../platform/block.ts'
import cardHero from './card-hero/sample.json' with { type: 'json' }
import { renderBlocks } from './render-blocks.fixture.tsx'
import { loadCountdown } from './teaser-countdown/load-countdown.ts'

const link = {
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: '/wandbilder',
  cached_url: '/wandbilder',
}
const cta = { text: 'Weiter', link }
const picture = { fieldtype: 'asset', filename: '/_assets/photos/red-dune-hikers.jpg', alt: 'Düne' }
const film = { fieldtype: 'asset', filename: '/_assets/films/duene.mp4', alt: '' }
const quiet = {
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  path: '/',
  api: {} as LoadContext['api'],
}
const channels = ['passepartout', 'kartenliebe'] as const

describe('a hero', () => {
  const hero = { component: 'teaser-hero', headline: 'Guten Morgen', cta }

  it.each(channels)(
    'has its picture at once and names itself to who logs a failure, in %s',
    async channel => {
      const { html } = await renderBlocks([{ ...hero, picture }], { channel })
      expect(html).toMatch(/data-log="teaser-hero"/)
      expect(html).toMatch(/loading="eager" fetchPriority="high"/)
      expect(html).not.toContain('<video')
    },
  )

  it('of cards names itself to who logs a failure, too', async () => {
    const { html } = await renderBlocks(cardHero, { channel: 'kartenliebe' })
    expect(html).toMatch(/data-log="teaser-hero"[\s\S]*<img/)
  })

  it('has a film over it, silent and not fetched by itself, with a button to pause it', async () => {
    const { html } = await renderBlocks([{ ...hero, picture, video: film }])
    expect(html).toMatch(
      /<video data-src="\/_assets\/films\/duene.mp4" muted="" loop="" playsInline="" preload="none"/,
    )
    expect(html).toMatch(/<button[^>]* hidden="" [^>]*aria-label="Film anhalten"/)
  })

  it('without picture and scene, or with a film alone, is left out and logged', async () => {
    const { html, logged } = await renderBlocks([hero, { ...hero, video: film }])
    expect(html).toBe('')
    expect(logged.map(({ key }) => key)).toEqual(['hybrid-parse-error', 'hybrid-parse-error'])
  })
})

describe('a countdown', () => {
  const countdown = {
    component: 'teaser-countdown',
    headline: 'Noch',
    until: '2036-12-18T23:59:00+01:00',
    cta,
  }

  it.each(channels)(
    'shows the day it ends as the editor wrote it, and the days left, in %s',
    async channel => {
      const { html } = await renderBlocks([countdown], { channel })
      expect(html).toContain(
        '<time dateTime="2036-12-18T23:59:00+01:00">Bis 18.\u00a0Dezember 2036\u00a0um 23:59\u00a0Uhr</time>',
      )
      expect(html).toMatch(/Noch [\d.]+ Tage/)
    },
  )

  it('of the past shows nothing and is logged', async () => {
    const { html, logged } = await renderBlocks([{ ...countdown, until: '2020-01-01T00:00:00Z' }])
    expect(html).toBe('')
    expect(logged).toMatchObject([{ key: 'countdown-date-in-past', path: '/muster' }])
  })

  it('needs a moment with its time zone', async () => {
    const { logged } = await renderBlocks([{ ...countdown, until: '2036-12-18' }])
    expect(logged).toMatchObject([{ key: 'hybrid-parse-error' }])
  })

  it('counts whole seconds', async () => {
    const end = Date.parse(countdown.until)
    expect(await loadCountdown(countdown, quiet, end - 90_500)).toEqual({ until: countdown.until, left: 90 })
    expect(await loadCountdown(countdown, quiet, end)).toBeUndefined()
  })

  it.each([
    ['runs to the last order that is there for certain', {}, '2036-12-15T09:00:00.000Z'],
    ['is none while another occasion comes first', { occasion: 'epiphany' }, undefined],
    ['is none before its dates are told', { lodStart: '2036-11-01T00:00:00.000Z' }, undefined],
    ['is none where nothing arrives for certain any more', { safetyLodEnd: null }, undefined],
  ])('of Christmas %s', async (_, changes, until) => {
    const told = {
      occasion: 'christmas',
      lodStart: '2020-11-01T00:00:00.000Z',
      safetyLodEnd: '2036-12-15T09:00:00.000Z',
    }
    const payload = { lastOrderDates: { ...told, ...changes } }
    const api = { call: async () => ({ ok: true, payload }) } as unknown as LoadContext['api']
    const found = await loadCountdown({ occasion: 'christmas', kind: 'card' }, { ...quiet, api })
    expect(found?.until).toBe(until)
  })
})

describe('a split test', () => {
  const branch = (text: string) => [{ component: 'headline', text, level: '2' }]
  const test = {
    component: 'flag-on-off',
    flag: 'wall-art-product-matrix',
    on: branch('Neu'),
    off: branch('Alt'),
  }

  it.each(channels)(
    'has both branches on the page, the on branch unseen and out of reach, in %s',
    async channel => {
      const { html } = await renderBlocks([test], { channel })
      expect(html).toMatch(/data-branch="off"[^>]*>(?:(?!data-branch).)*Alt/)
      expect(html).toMatch(/data-branch="on" inert="" class="invisible[^>]*>(?:(?!data-branch).)*Neu/)
    },
  )

  it('loads what its branches need, and leaves out what is broken in them', async () => {
    const broken = { component: 'no-such-block' }
    const past = { component: 'teaser-countdown', headline: 'Vorbei', until: '2020-01-01T00:00:00Z' }
    const { html, logged } = await renderBlocks([{ ...test, on: [broken, past], off: [...test.off, broken] }])
    expect(html).toContain('Alt')
    expect(html).not.toContain('Vorbei')
    expect(logged.map(({ key }) => key).sort()).toEqual([
      'countdown-date-in-past',
      'hybrid-parse-error',
      'hybrid-parse-error',
    ])
  })
})

describe('a slider', () => {
  const slide = (title: string) => ({ component: 'teaser-slide', title, picture, link })
  const slider = (...titles: string[]) => ({
    component: 'teaser-slider',
    headline: 'Räume',
    items: titles.map(slide),
  })

  it.each(channels)(
    'is a row that scrolls without a script and that the keyboard reaches, in %s',
    async channel => {
      const { html } = await renderBlocks([slider('Flur', 'Bad')], { channel })
      expect(html).toMatch(/<ul data-row="" tabindex="0" aria-label="Räume"/i)
      expect(html).toMatch(/<button[^>]*data-step="1"[^>]*aria-label="Weiter"/)
    },
  )

  it('of one slide has no buttons', async () => {
    expect((await renderBlocks([slider('Flur')])).html).not.toContain('<button')
  })
})

describe('a film', () => {
  const video = { component: 'video', video: film, poster: picture, title: 'Wie gedruckt wird' }

  it('shows its still picture, plays when asked to and has its captions', async () => {
    const captions = { fieldtype: 'asset', filename: '/_assets/films/duene.vtt', alt: '' }
    const { html } = await renderBlocks([{ ...video, captions }])
    expect(html).toMatch(/<video controls="" playsInline="" preload="none"[^>]*poster="\/_ipx\//)
    expect(html).not.toMatch(/autoplay/i)
    expect(html).toContain(
      '<track kind="captions" src="/_assets/films/duene.vtt" srcLang="de" label="Untertitel" default=""/>',
    )
  })

  it('without a still picture is left out', async () => {
    expect((await renderBlocks([{ ...video, poster: undefined }])).html).toBe('')
  })
})

it.each([
  ['passepartout', 'de-DE', true],
  ['passepartout', 'en-US', false],
  ['kartenliebe', 'de-DE', false],
] as const)('the hint at the app in %s, %s: %s', async (channel, locale, shown) => {
  const banner = { component: 'smart-banner', title: 'Die App', text: 'Fotos direkt', cta }
  const { html } = await renderBlocks([banner], { channel, locale })
  expect(html.includes('Die App')).toBe(shown)
})

it('a product promises its price where the channel shows prices in teasers', async () => {
  const price = { amount: 1995, currency: 'EUR' as const }
  const dearer = { amount: 2495, currency: 'EUR' as const }
  const items = [dearer, price].map(money => ({ priceFrom: { priceCurrent: money, priceOriginal: money } }))
  const payload = { items }
  const api = { call: async () => ({ ok: true, status: 200, payload }) } as never
  const product = {
    component: 'teaser-product',
    title: 'Kalender',
    picture,
    cta,
    fromPrice: 'calendar/wandkalender',
  }
  expect((await renderBlocks([product], { api })).html).toContain('ab 19,95')
  expect((await renderBlocks([product], { api, channel: 'kartenliebe' })).html).not.toContain('19,95')
})
