import {
  createPagesDocument,
  type Document,
  LIMITS,
  parseDocument,
  withOwnText,
} from '@passepartout/document'
import { createTypesetter } from '@passepartout/typeset/node'
import { afterAll, describe, expect, test } from 'vitest'
import { createWordSetter } from './create-word-setter.ts'

const DRAWING = 'a'.repeat(32)
const setter = createWordSetter({
  shaper: createTypesetter(),
  artwork: hash =>
    hash === DRAWING ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' : undefined,
})
afterAll(() => setter.close())

/** A book of so many captions of 200 letters each. */
function book(captions: number): Document {
  const page = { id: 'page-1', widthMm: 280, heightMm: 210, bleed: 3, safe: 5, slots: [] }
  const words = 'Am Strand von Ahrenshoop lagen die Boote. '.repeat(5).slice(0, 200)
  return Array.from({ length: captions }, (_, at) => `caption-${at}`).reduce(
    (made, id) => withOwnText(made, 'page-1', id, words),
    createPagesDocument('photobook', [page], { locale: 'de-DE' }),
  )
}

/** Processor time of this thread while something is done, in milliseconds. */
async function costHere<T>(work: () => Promise<T>): Promise<{ done: T; ms: number }> {
  const began = process.threadCpuUsage()
  const done = await work()
  const { user, system } = process.threadCpuUsage(began)
  return { done, ms: (user + system) / 1000 }
}

describe('the words of a long book', () => {
  test('are set as those of a short one, beside the thread that answers everybody', async () => {
    const [short, long] = [book(2), book(150)]
    const few = await setter.measure(short)
    await setter.measure(long)
    const { done: many, ms } = await costHere(() => setter.measure(long))
    expect(Object.keys(many)).toHaveLength(150)
    expect(many['caption-0']).toEqual(few['caption-0'])
    expect(ms).toBeLessThan(100)
    const [frozenShort, frozenLong] = [await setter.freeze(short), await setter.freeze(long)]
    expect(frozenLong.pages[0]?.elements.slice(0, 2)).toEqual(frozenShort.pages[0]?.elements)
  })

  test('that names a drawing nobody has are refused, as those of a short one', async () => {
    const lacking = (document: Document) => ({
      ...document,
      pages: document.pages.map(page => ({
        ...page,
        elements: [
          ...page.elements,
          {
            type: 'artwork',
            id: 'drawing',
            art: 'b'.repeat(32),
          } as unknown as (typeof page.elements)[number],
        ],
      })),
    })
    for (const document of [book(2), book(150)])
      await expect(setter.freeze(lacking(document))).rejects.toThrow('nowhere to be found')
  })
})

test('a document of more words than a book has is none', () => {
  const full = book(199)
  const pages = Array.from({ length: 6 }, (_, at) => ({
    ...full.pages[0],
    id: `page-${at}`,
    elements: full.pages[0]?.elements.map(one => ({ ...one, id: `${at}-${one.id}` })),
  }))
  expect(parseDocument({ ...full, pages: pages.slice(0, 5) })).toMatchObject({ ok: true })
  expect(LIMITS.letters).toBeLessThan(6 * 199 * 200)
  expect(parseDocument({ ...full, pages })).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] })
})
