import { findDesign } from '@passepartout/designs'
import type { Page } from '@passepartout/document'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const asked = (path: string, init?: RequestInit) =>
  shop().visitor().request(`/web-api/card-layouts/${path}`, init)
const layoutsOf = async (path: string) =>
  ((await (await asked(path)).json()) as { layouts: { format: string; pages: Page[] }[] }).layouts

describe('the layouts of a card', () => {
  test('begin with its own format and hold those its design can be laid out for', async () => {
    const layouts = await layoutsOf('rakete?locale=de-DE')
    expect(layouts.map(({ format }) => format)).toEqual(['A6p', 'B6p', 'DLp', 'SQ', 'A5p'])
    expect(layouts.map(({ pages }) => [pages[0]?.trim.width, pages[0]?.trim.height])).toEqual([
      [105, 148],
      [118, 169],
      [99, 210],
      [145, 145],
      [148, 210],
    ])
  })

  test('hold the same words and photo places in every format', async () => {
    const layouts = await layoutsOf('kontaktbogen')
    const content = layouts.map(({ pages }) => pages.map(({ elements }) => elements.map(({ id }) => id)))
    expect(new Set(content.map(ids => JSON.stringify(ids))).size).toBe(1)
    expect(layouts.length).toBeGreaterThan(3)
  })

  test('are its own format alone where the drawing fills the sheet in no other proportion', async () => {
    const design = findDesign(shop().deps.designs(), 'card', 'baum-im-wind')
    expect(design?.card.format).toBe('DLl')
    expect((await layoutsOf('baum-im-wind')).map(({ format }) => format)).toEqual(['DLl'])
  })

  test('may be kept for ever under the address of their version, and are not sent again unchanged', async () => {
    const { version } = shop().deps.designs()
    const answer = await asked(`rakete?v=${version}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await asked(`rakete?v=${version}`, { headers })).status).toBe(304)
  })

  test.each([
    ['no-such-card', 404],
    ['..%2f..%2fsecret', 404],
    ['rakete?locale=xx-XX', 422],
  ])('of %s are refused', async (path, status) => {
    expect((await asked(path)).status).toBe(status)
  })
})
