import type { FontFace } from '@passepartout/typeset'
import type { ElementBase } from '../model.ts'

export interface TypedElement extends ElementBase {
  type: string
}

/** What the document package must know about one kind of element to work with it; one folder per kind. */
export interface ElementKind<E extends TypedElement = TypedElement> {
  type: E['type']
  /** Properties that are lengths or sizes of type: they grow with the page. */
  lengths: readonly (keyof E)[]
  /**
   * What drawing it for a screen costs at most, in milliseconds of a processor of 2023 (measured by `tools/load-attacks/drawn-documents.ts`): the shop
   * decides by it where a design is drawn, and refuses what nobody would design.
   */
  drawingMs(element: E): number
  /** Ids of the photos it shows. */
  assetIds?(element: E): string[]
  /** Drops references to photos the document does not have. */
  withoutAssets?(element: E, isMissing: (assetId: string) => boolean): E
  /** Hashes of the drawings it shows. */
  artworkIds?(element: E): string[]
  /** Cuts of typefaces it is set in. */
  faces?(element: E): FontFace[]
}
