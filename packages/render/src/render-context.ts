import type { Crop, Document, Ink, Page, Paint } from '@passepartout/document'
import type { TextShaper } from '@passepartout/typeset'

export interface SceneOptions {
  /** Sets the words; documents without words need none. */
  shaper?: TextShaper
  /**
   * Text of a drawing that the document does not hold, by its hash. `null` draws nothing while it is on its way;
   * `undefined` says that there is none, which is an error.
   */
  artwork?: (hash: string) => string | null | undefined
  /** Crops of a gesture under way, by slot id; they stand in for the document's. */
  crops?: Readonly<Record<string, Crop>>
  /** Colour of slots without a photo, for the screen; print leaves them unprinted. */
  emptyFill?: string
  /** Keeps what words say beside their outlines, for a file that is read to somebody. */
  readable?: boolean
}

/** What elements need while one page is drawn. */
export interface RenderContext {
  document: Document
  page: Page
  options: SceneOptions
  /** Colour or metal of a paint on this page. */
  ink(paint: Paint): Ink
  /** Throws where words are to be drawn and nothing sets them. */
  shaper: TextShaper
}
