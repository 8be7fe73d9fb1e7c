// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBrokenMedia } from './broken-media.ts'

const sent: unknown[] = []
beforeAll(() => watchBrokenMedia())
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response()
  })
})
afterEach(() => void vi.unstubAllGlobals())

function fail(html: string, selector: string): HTMLElement | null {
  document.body.innerHTML = html
  const element = document.querySelector<HTMLElement>(selector)
  element?.dispatchEvent(new Event('error'))
  return element
}

describe('a picture that does not load', () => {
  it('is marked, so that its grey ground shows, and told to nobody', () => {
    const image = fail('<p><img alt="" src="/a.jpg"></p>', 'img')
    expect(image?.dataset.broken).toBe('')
    expect(sent).toEqual([])
  })

  it('of a hero is logged once, a film under its own key', async () => {
    const hero = (inner: string) => `<section data-log="teaser-hero">${inner}</section>`
    const image = fail(hero('<img alt="" src="http://shop.test/b.jpg">'), 'img')
    image?.dispatchEvent(new Event('error'))
    fail(hero('<video src="http://shop.test/c.mp4"></video>'), 'video')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { key: 'teaser-hero-image-failed-to-load', source: 'http://shop.test/b.jpg' },
      { key: 'teaser-hero-video-failed-to-load', source: 'http://shop.test/c.mp4' },
    ])
  })
})
