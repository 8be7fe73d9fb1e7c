import { type DataFiles, fingerprintFiles } from '@passepartout/domain'
import type { Design } from '../schema/design.ts'
import type { DesignKind } from '../schema/kinds.ts'

/** Every design of the shop, with its artwork. Plain data. */
export interface DesignLibrary {
  /** Changes with any design, template or drawing. */
  version: string
  /** Ids are unique within a kind; highest `popularity` first. */
  designs: readonly Design[]
  /** SVG text of the drawings by their hash. */
  artwork: Readonly<Record<string, string>>
  /** Hash of each drawing by its path in `catalogue/`. */
  artworkHashes: Readonly<Record<string, string>>
}

export const libraryVersion = (files: DataFiles): string =>
  fingerprintFiles(Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('designs/'))))

/** The designs of a kind, in editorial order. */
export const designsOf = <K extends DesignKind>(
  { designs }: DesignLibrary,
  kind: K,
): Extract<Design, { kind: K }>[] =>
  designs.filter((design): design is Extract<Design, { kind: K }> => design.kind === kind)

export const findDesign = <K extends DesignKind>(
  library: DesignLibrary,
  kind: K,
  id: string,
): Extract<Design, { kind: K }> | undefined => designsOf(library, kind).find(design => design.id === id)
