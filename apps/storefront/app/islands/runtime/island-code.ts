import { createContext } from 'react'

/** A file of the browser's build, from Vite's manifest. */
export interface BuiltFile {
  file: string
  imports?: string[]
}

/** Built files by source file; known only to the server entry. */
export const IslandCode = createContext<Readonly<Record<string, BuiltFile>>>({})

const HYDRATION = 'app/islands/runtime/hydrate.tsx'

type Build = Readonly<Record<string, BuiltFile>>

const known = new WeakMap<Build, Map<string, string>>()

/**
 * Space-separated URLs of the files that hydrate an island, without those of every page; empty in development. Cached
 * per island, since a build never changes.
 */
export function islandCode(build: Build, name: string): string {
  const codes = known.get(build) ?? new Map<string, string>()
  known.set(build, codes)
  const code = codes.get(name) ?? filesOf(build, name).join(' ')
  codes.set(name, code)
  return code
}

function filesOf(build: Build, name: string): string[] {
  const everywhere = withImports(build, ['app/entry.client.tsx'])
  const needed = withImports(build, [HYDRATION, `app/islands/${name}.tsx`])
  return [...needed].filter(key => !everywhere.has(key)).map(key => `/${build[key]?.file}`)
}

function withImports(build: Build, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (key: string) => {
    if (found.has(key) || !build[key]) return
    found.add(key)
    for (const imported of build[key].imports ?? []) follow(imported)
  }
  for (const key of keys) follow(key)
  return found
}
