import { designsOf } from '@passepartout/designs'
import type { CardSide } from '@passepartout/document'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const cards = () => designsOf(shop().deps.designs(), 'card')
const asked = (path: string) => shop().visitor().request(`/web-api/card-faces/${path}`)

describe('the face of a card', () => {
  test('holds the words and photo places that a visitor’s own take, and none of the drawings', async () => {
    const face = (await (await asked('bogen?locale=fr-FR')).json()) as CardSide
    expect(face.occasion).toBe('wedding')
    expect(face.document.locale).toBe('fr-FR')
    const [page, ...others] = face.document.pages
    expect(others).toEqual([])
    expect(page?.elements.map(({ id }) => id)).toEqual(['front.names', 'front.date'])
    expect(face.document.artworks).toEqual({})
    expect(face.photos).toBeNull()
  })

  test('is laid out for the format that is asked for', async () => {
    const face = (await (await asked('bogen?locale=fr-FR&format=SQ')).json()) as CardSide
    expect(face.document.pages.map(({ trim }) => trim)).toEqual([{ width: 145, height: 145 }])
    expect((await asked('bogen?format=A4p')).status).toBe(404)
  })

  test('may be kept for ever under the address of its version, and is not sent again unchanged', async () => {
    const { version } = shop().deps.designs()
    const answer = await asked(`bogen?locale=de-DE&v=${version}`)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
    const again = await shop()
      .visitor()
      .request(`/web-api/card-faces/bogen?locale=de-DE&v=${version}`, { headers })
    expect(again.status).toBe(304)
  })

  test('is small for every design', async () => {
    for (const { id } of cards()) {
      const answer = await asked(id)
      expect(answer.status).toBe(200)
      expect((await answer.text()).length, id).toBeLessThan(16_000)
    }
  })

  test.each([
    ['no-such-card', 404],
    ['..%2f..%2fsecret', 404],
    ['bogen?page=no-such-page', 404],
    ['bogen?palette=no-such-palette', 404],
    ['bogen?locale=xx-XX', 422],
    ['bogen?refinement=platinum', 422],
  ])('of %s is refused', async (path, status) => {
    expect((await asked(path)).status).toBe(status)
  })
})
