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
export function entryAssets(manifest: Manifest, name = ENTRY): EntryAssets {
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
  visit(name)
  const preloads = [...seen].filter(of => of !== name).flatMap(of => manifest[of]?.file ?? [])
  const address = (file: string) => BASE + file
  return {
    script: address(entry.file),
    styles: [...styles],
    preloads: preloads.map(address),
    files: (entry.assets ?? []).map(address),
  }
}
