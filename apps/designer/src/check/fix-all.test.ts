import {
  allSlots,
  bulkRepair,
  createPagesDocument,
  type Document,
  preflight,
  qualityRule,
  textOf,
  withPhoto,
} from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { createEditor } from '@passepartout/editor'
import { expect, it } from 'vitest'

const photo = (id: string, width = 4000, height = 3000) => ({
  ...{ id, name: `${id}.jpg`, width, height, notices: [] },
  source: 'upload' as const,
})

/** Twelve slots on six pages, three of them with a photo much wider than its slot, and texts of the design. */
function album(): Document {
  const pages = Array.from({ length: 6 }, (_, at) => ({
    ...{ id: `page-${at}`, widthMm: 280, heightMm: 210, bleed: 3, safe: 5 },
    slots: [0, 1].map(side => ({
      id: `place-${at}-${side}`,
      box: { x: 10 + 135 * side, y: 10, width: 125, height: 150 },
    })),
  }))
  const empty = createPagesDocument('photobook', pages)
  const worded = {
    ...empty,
    pages: empty.pages.map((page, at) => ({
      ...page,
      elements: [
        ...page.elements,
        sampleText(`Tag ${at}`, { id: `words-${at}`, role: at === 0 ? 'headline' : null, required: false }),
      ],
    })),
  }
  return [0, 1, 2].reduce(
    (document, at) => withPhoto(document, `place-${at}-0`, photo(`wide-${at}`, 6000, 1500)),
    worded,
  )
}

it('everything that is mended at one press repeats no photo, keeps all words and leaves no paper beside a photo', () => {
  const document = album()
  const free = [1, 2, 3, 4].map(number => photo(`free-${number}`))
  const found = preflight(document, { quality: qualityRule('hand'), freePhotos: free })
  const repairs = found.flatMap(finding => bulkRepair(finding) ?? [])
  expect(repairs).not.toEqual([])
  const editor = createEditor({ document, configuration: 'this' })
  editor.commands.applyRepairs(repairs)

  const { document: mended } = editor.getSnapshot()
  const placed = allSlots(mended).flatMap(({ slot }) => slot.photo ?? [])
  expect(placed.map(({ assetId }) => assetId).sort()).toEqual(
    ['wide-0', 'wide-1', 'wide-2', ...free.map(({ id }) => id)].sort(),
  )
  expect(placed.map(({ crop }) => crop.fit)).not.toContain('contain')
  const words = (one: Document) =>
    one.pages.flatMap(({ elements }) => elements.flatMap(each => (each.type === 'text' ? textOf(each) : [])))
  expect(words(mended)).toEqual(words(document))

  editor.history.undo()
  expect(editor.getSnapshot().document).toEqual(document)
})
