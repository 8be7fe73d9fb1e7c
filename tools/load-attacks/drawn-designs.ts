// npx node tools/load-attacks/drawn-designs.ts
// Designs that are small to send and expensive to render: endless dashes, pages full of slow elements, one photo
// everywhere.
import { createPagesDocument, type Document, type Element, withAddedText } from '@passepartout/document'
import { type Attack, runAttack, type Target } from './harness.ts'

const JSON_BODY = { 'content-type': 'application/json' }
const base = { turn: 0, locked: false, box: { x: 0, y: 0, width: 200, height: 200 } }
const zigzag = (letters: number) => {
  let path = 'M0 0'
  for (let at = 1; path.length < letters - 10; at++) path += `L${(at * 37) % 200} ${(at * 91) % 200}`
  return path
}
const shape = (dashMm: number[] | null) => ({
  ...{ type: 'shape', shape: 'path', path: zigzag(19_000), fill: null, stroke: '#c81e1e', strokeMm: 5 },
  ...{ dashMm, radiusMm: 0, opacity: 1, ...base },
})
const code = { type: 'code', content: 'https://x.de', colour: '#000000', ground: null, ...base }
const grid = { type: 'month-grid', ...base }

const WORDS = 'Sommer am See '.repeat(285)

/** Pages with this many copies of an element on each. */
function design(element: object, { each, pages = 1 }: { each: number; pages?: number }): Document {
  const sheets = Array.from({ length: pages }, (_, at) => ({
    ...{ id: `page-${at}`, widthMm: 200, heightMm: 200, bleed: 3, safe: 5, slots: [] },
  }))
  const empty = createPagesDocument('photobook', sheets, { locale: 'de-DE' })
  const elements = Array.from({ length: each }, (_, at) => ({ ...element, id: `element-${at}` }) as Element)
  return { ...empty, pages: empty.pages.map(page => ({ ...page, elements })) }
}

const DESIGNS: Record<string, Document> = {
  'a path with a million dashes': design(shape([0.1, 0.1]), { each: 1 }),
  'sixty long paths': design(shape(null), { each: 60 }),
  '199 codes': design(code, { each: 199 }),
  '199 month grids': design(grid, { each: 199 }),
  '1,000 empty pages': design(code, { each: 0, pages: 1000 }),
  '190,000 letters': Array.from({ length: 48 }, (_, at) => `words-${at}`).reduce(
    (made, id) => withAddedText(made, 'page-0', id, WORDS),
    design(code, { each: 0 }),
  ),
}

/**
 * Expects an image, a refusal with a message, or a request to retry later; three of each at once, each from its own
 * address.
 */
const attack: Attack = async target => {
  const broken: string[] = []
  await Promise.all(
    Object.entries(DESIGNS).map(async ([name, document], index) => {
      const from = target.address(index + 1)
      const draft = await keep(target, document, from)
      console.log(`${name}: ${'id' in draft ? 'kept' : draft.refused}`)
      if ('refused' in draft) {
        if (draft.refused !== 503 && (draft.refused < 400 || draft.refused > 499))
          broken.push(`${name}: kept with ${draft.refused}.`)
        return
      }
      const calls = ['picture', 'picture', 'proof'].map(async path => {
        const { status, seconds, text } = await target.send(
          `/web-api/drafts/${draft.id}/${path}`,
          undefined,
          { cookie: draft.cookie },
          from,
        )
        console.log(`${name}, ${path}: ${status} after ${seconds.toFixed(1)} s`)
        if (![200, 413, 429, 503].includes(status))
          broken.push(`${name}, ${path}: ${status} ${text.slice(0, 200)}`)
      })
      await Promise.all(calls)
    }),
  )
  return broken
}

async function keep({ send }: Target, document: Document, from: string) {
  const configuration = { designerUrl: '/configurator-photobook' }
  const body = { kind: 'photobook', title: 'x', configuration, document }
  const { status, text, headers } = await send(
    '/web-api/drafts',
    [Buffer.from(JSON.stringify(body))],
    JSON_BODY,
    from,
  )
  if (status !== 201) return { refused: status }
  const cookie = (headers['set-cookie'] ?? []).map(one => one.split(';', 1)[0]).join('; ')
  return { id: String(JSON.parse(text).payload.id), cookie }
}

await runAttack(attack)
