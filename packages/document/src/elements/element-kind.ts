import type { FontFace } from '@passepartout/typeset'
import type { ElementBase } from '../element-base.ts'

export interface TypedElement extends ElementBase {
  type: string
}

/** Behaviour of one element kind in the document package; one folder per kind. */
export interface ElementKind<E extends TypedElement = TypedElement> {
  type: E['type']
  /** Properties that are lengths or font sizes, which scale with the page. */
  lengths: readonly (keyof E)[]
  /**
   * Maximum time to render it for a screen, in milliseconds on a processor of 2023 (measured by
   * `tools/load-attacks/drawn-documents.ts`). The shop uses it to decide where to render a design, and to refuse
   * excessive documents.
   */
  drawingMs(element: E): number
  assetIds?(element: E): string[]
  /** Drops references to photos that are missing in the document. */
  withoutAssets?(element: E, isMissing: (assetId: string) => boolean): E
  artworkIds?(element: E): string[]
  faces?(element: E): FontFace[]
}
