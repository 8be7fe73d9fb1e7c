import { createContext } from 'react'

/** A file of the browser's build, as Vite's manifest describes it. */
export interface BuiltFile {
  file: string
  imports?: string[]
}

/** What the build made of each source file; known only to the server entry. */
export const IslandCode = createContext<Readonly<Record<string, BuiltFile>>>({})

const HYDRATION = 'app/islands/kit/hydrate.tsx'

/** Addresses of the files that bring an island alive, without those that every page has; none in development. */
export function islandCode(build: Readonly<Record<string, BuiltFile>>, name: string): string[] {
  const known = withImports(build, ['app/entry.client.tsx'])
  const needed = withImports(build, [HYDRATION, `app/islands/${name}.tsx`])
  return [...needed].filter(key => !known.has(key)).map(key => `/${build[key]?.file}`)
}

function withImports(build: Readonly<Record<string, BuiltFile>>, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (key: string) => {
    if (found.has(key) || !build[key]) return
    found.add(key)
    for (const imported of build[key].imports ?? []) follow(imported)
  }
  for (const key of keys) follow(key)
  return found
}
