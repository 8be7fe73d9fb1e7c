import { type Document, facesOf, frozen, measureTexts, type TextMeasures } from '@passepartout/document'
import { createTypesetter } from '@passepartout/typeset/node'

export interface WordsTask {
  task: 'measure' | 'freeze'
  document: Document
  /** The drawings that the document names. */
  artworks: Readonly<Record<string, string>>
}

const shaper = createTypesetter()

/** Run by the pool of `createWordSetter`, in a thread of its own. */
export default async function setWords({
  task,
  document,
  artworks,
}: WordsTask): Promise<TextMeasures | Document> {
  await shaper.load(facesOf(document))
  return task === 'measure'
    ? measureTexts(document, shaper)
    : frozen(document, { artwork: hash => artworks[hash], shaper })
}
