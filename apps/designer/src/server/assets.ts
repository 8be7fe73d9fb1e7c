import type { DesignableKind } from '@passepartout/domain'

/** The part of Vite's manifest that a page needs. */
export type Manifest = Readonly<
  Record<
    string,
    {
      file: string
      css?: readonly string[]
      assets?: readonly string[]
      imports?: readonly string[]
      isEntry?: boolean
    }
  >
>

export interface EntryAssets {
  script: string
  styles: string[]
  preloads: string[]
  /** What the style sheets may fetch, faces among it. */
  files: string[]
}

const BASE = '/_designer/'
const ENTRY = 'src/main.tsx'

/** Of each kind what its first edit needs beside the entry: fetched along, and not after the entry has asked for it. */
const FIRST_PARTS: Readonly<Record<DesignableKind, readonly string[]>> = {
  'photo-frame': ['src/canvas/stage.tsx', 'src/panels/product-panel.tsx'],
  calendar: ['src/calendar/calendar-panel.tsx', 'src/product/product-rows.tsx'],
  card: ['src/card/card-panel.tsx', 'src/card/stored-texts-offer.tsx'],
  collage: ['src/collage/collage-panel.tsx', 'src/collage/collage-tools.tsx'],
  photobook: ['src/product/product-rows.tsx'],
  photobox: ['src/prints/prints-grid.tsx', 'src/prints/prints-panel.tsx', 'src/prints/print-prices.ts'],
}
/** Reads a design that was kept. */
const READING = 'src/saving/parse-stored-content.ts'

/** Entry of the designer of a kind with what else a page fetches that opens a new design, or one that was kept. */
export function designerAssets(manifest: Manifest, kind: DesignableKind, isKept: boolean): EntryAssets {
  // A kind that is added asks for none until it is named above.
  const parts = [...(FIRST_PARTS[kind] ?? []), ...(isKept ? [READING] : [])]
  return entryAssets(manifest, ENTRY, parts)
}

/**
 * Addresses of the entry, of parts that follow at once, and of everything they import. Throws where the build is missing: the
 * server must not start so.
 */
export function entryAssets(manifest: Manifest, name: string, parts: readonly string[] = []): EntryAssets {
  const entry = manifest[name]
  if (!entry) throw new Error(`The designer's manifest has no ${name}; build apps/designer first.`)
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (of: string) => {
    const chunk = manifest[of]
    if (!chunk || seen.has(of)) return
    seen.add(of)
    // What a chunk is built on comes first: the order of the style sheets' layers is said there.
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(BASE + file)
  }
  for (const of of [name, ...parts]) visit(of)
  const preloads = [...seen].filter(of => of !== name).flatMap(of => manifest[of]?.file ?? [])
  const address = (file: string) => BASE + file
  return {
    script: address(entry.file),
    styles: [...styles],
    preloads: preloads.map(address),
    // Style sheets that several entries share, and their faces with them, are in a chunk of their own.
    files: [...seen].flatMap(of => manifest[of]?.assets ?? []).map(address),
  }
}
