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

/** Addresses of the entry and of everything it imports at once. Throws where the build is missing: the server must not start so. */
export function entryAssets(manifest: Manifest): EntryAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The designer's manifest has no ${ENTRY}; build apps/designer first.`)
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of chunk.css ?? []) styles.add(BASE + file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  const preloads = [...seen].filter(name => name !== ENTRY).flatMap(name => manifest[name]?.file ?? [])
  const address = (file: string) => BASE + file
  return {
    script: address(entry.file),
    styles: [...styles],
    preloads: preloads.map(address),
    files: (entry.assets ?? []).map(address),
  }
}
