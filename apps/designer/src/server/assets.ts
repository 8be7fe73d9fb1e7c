import type { DesignableKind } from '@passepartout/domain'
import { productOpener } from '../kinds/open/open-product.ts'

/** The fields of Vite's manifest that a page needs. */
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
  /** Files that the style sheets may fetch, including fonts. */
  files: string[]
}

const BASE = '/_designer/'
const ENTRY = 'src/main.tsx'

/** Module that parses stored designs. */
const READING = 'src/saving/parse-stored-content.ts'

/** Assets of the designer's entry for a kind, with preloads for a new design or a stored one. */
export function designerAssets(manifest: Manifest, kind: DesignableKind, isKept: boolean): EntryAssets {
  const parts = [...(productOpener(kind).firstParts ?? []), ...(isKept ? [READING] : [])]
  return entryAssets(manifest, ENTRY, parts)
}

/**
 * Addresses of the entry, of the parts that follow at once, and of all their imports. Throws where the build is
 * missing, so that the server does not start without it.
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
    // Imports come first: their style sheets declare the order of the layers.
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
    // Style sheets shared by several entries, with their fonts, have a chunk of their own.
    files: [...seen].flatMap(of => manifest[of]?.assets ?? []).map(address),
  }
}
