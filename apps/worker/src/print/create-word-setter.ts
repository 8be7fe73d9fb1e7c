import {
  artworkIds,
  type Document,
  facesOf,
  frozen,
  lettersOf,
  measureTexts,
  mergeOf,
  type TextMeasures,
} from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import type { Typesetter } from '@passepartout/typeset'
import { Piscina } from 'piscina'
import type { WordsTask } from './set-words.ts'

/** So many letters are set in some 20 ms; more hold nobody else up in a thread of their own. */
const FEW_LETTERS = 2000
const MOST_WAITING = 16
/** A document of as many letters as one may have takes 2 s. */
const TIMEOUT_MS = 15_000
const IDLE_MS = 30_000

export interface WordSetter {
  measure(document: Document): Promise<TextMeasures>
  freeze(document: Document): Promise<Document>
  close(): Promise<void>
}

interface WordSetterDeps {
  shaper: Typesetter
  artwork: (hash: string) => string | undefined
}

/**
 * Sets the words of documents: short ones here, long ones in a thread, one after the other. A book that is
 * full of words is set for seconds. Throws AppError `unavailable` where too many wait or it takes too long, `gone` for a drawing that is nowhere.
 */
export function createWordSetter({ shaper, artwork }: WordSetterDeps): WordSetter {
  let pool: Piscina<WordsTask, TextMeasures | Document> | undefined
  const openPool = () =>
    new Piscina<WordsTask, TextMeasures | Document>({
      filename: new URL('./set-words.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
    })

  async function inThread(task: WordsTask): Promise<unknown> {
    pool ??= openPool()
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new AppError('unavailable', { message: 'The words of a document could not be set', cause: error })
    }
  }

  return {
    measure: async document => {
      if (hasManyLetters(document))
        return (await inThread({ task: 'measure', document, artworks: {} })) as TextMeasures
      await shaper.load(facesOf(document))
      return measureTexts(document, shaper)
    },
    freeze: async document => {
      if (hasManyLetters(document)) {
        const known = artworkIds(document).map(
          hash => [hash, document.artworks[hash] ?? artwork(hash)] as const,
        )
        const missing = known.find(([, drawing]) => drawing === undefined)
        if (missing)
          throw new AppError('gone', { message: `The drawing ${missing[0]} is nowhere to be found` })
        const artworks = Object.fromEntries(known) as Record<string, string>
        return (await inThread({ task: 'freeze', document, artworks })) as Document
      }
      await shaper.load(facesOf(document))
      return frozen(document, { artwork, shaper })
    },
    close: async () => pool?.destroy(),
  }
}

/** A text of a card with names is set once for every wording of it. */
function hasManyLetters(document: Document): boolean {
  const times = mergeOf(document)?.records.length ?? 1
  return lettersOf(document) * Math.max(1, times) > FEW_LETTERS
}
