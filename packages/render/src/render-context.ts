import type { Crop, Document, Ink, Page, Paint } from '@passepartout/document'
import type { TextShaper } from '@passepartout/typeset'

export interface SceneOptions {
  /** Sets the texts; not needed for documents without text. */
  shaper?: TextShaper
  /**
   * SVG text of a drawing that the document does not contain, by its hash. `null` while it loads: nothing is drawn.
   * `undefined` where there is none: an error.
   */
  artwork?: (hash: string) => string | null | undefined
  /** Crops of a gesture in progress, by slot id; they override the document's. */
  crops?: Readonly<Record<string, Crop>>
  /** Colour of slots without a photo, for the screen; print leaves them unprinted. */
  emptyFill?: string
  /** Adds words to text paths, for a file with a text layer. */
  readable?: boolean
}

/** Context in which the elements of one page are drawn. */
export interface RenderContext {
  document: Document
  page: Page
  options: SceneOptions
  /** Colour or foil of a paint on this page. */
  ink(paint: Paint): Ink
  /** Throws where text must be drawn and no shaper was given. */
  shaper: TextShaper
}
