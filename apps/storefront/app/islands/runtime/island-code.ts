import { createContext } from 'react'

/** A file of the browser's build, as Vite's manifest describes it. */
export interface BuiltFile {
  file: string
  imports?: string[]
}

/** What the build made of each source file; known only to the server entry. */
export const IslandCode = createContext<Readonly<Record<string, BuiltFile>>>({})

const HYDRATION = 'app/islands/runtime/hydrate.tsx'

type Build = Readonly<Record<string, BuiltFile>>

const known = new WeakMap<Build, Map<string, string>>()

/**
 * Addresses of the files that bring an island alive, with spaces between them, without those that every page has; none in
 * development. A build does not change: looked up once for each island.
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
