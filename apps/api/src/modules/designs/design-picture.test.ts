import { designImageUrl } from '@passepartout/contracts'
import { designsOf } from '@passepartout/designs'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const card = () => {
  const [first] = designsOf(shop().deps.designs(), 'card')
  if (!first) throw new Error('There is no card')
  return first
}

describe('the picture of a design', () => {
  test('may be kept for ever under the address of its version, and is not sent again unchanged', async () => {
    const { version } = shop().deps.designs()
    const url = designImageUrl({ kind: 'card', id: card().id, version, locale: 'fr-FR', width: 720 })
    const answer = await shop().visitor().request(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe('design of 720')
    const etag = answer.headers.get('etag') ?? ''
    const again = await shop()
      .visitor()
      .request(url, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('is kept for an hour only under an address of another version', async () => {
    const url = designImageUrl({ kind: 'card', id: card().id, version: 'old', locale: 'de-DE' })
    const answer = await shop().visitor().request(url)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('of a card comes in the formats that its design is laid out for, each under an entity tag of its own', async () => {
    const url = '/web-api/design-pictures/card/bogen?width=480'
    const tags = await Promise.all(
      ['', '&format=A6p', '&format=SQ', '&format=DLp'].map(async more => {
        const answer = await shop().visitor().request(`${url}${more}`)
        expect(answer.status).toBe(200)
        return answer.headers.get('etag')
      }),
    )
    // The first is the design's own format, given explicitly and by default.
    expect(new Set(tags).size).toBe(3)
  })

  test.each([
    ['carpet/bogen', 404],
    ['card/no-such-card', 404],
    ['card/..%2f..%2fsecret', 404],
    ['card/bogen?page=no-such-page', 404],
    ['card/bogen?palette=no-such-palette', 404],
    ['card/bogen?width=99999', 422],
    ['card/bogen?locale=xx-XX', 422],
    ['card/bogen?refinement=platinum', 422],
    ['card/bogen?part=words', 422],
    ['card/bogen?format=no', 404],
    ['card/bogen?format=A4p', 404],
    ['calendar/bogen?format=SQ', 404],
    ['card/bogen?format=../SQ', 422],
    [`card/bogen?format=${'S'.repeat(17)}`, 422],
  ])('of %s is refused', async (path, status) => {
    const answer = await shop().visitor().request(`/web-api/design-pictures/${path}`)
    expect(answer.status).toBe(status)
  })
})
