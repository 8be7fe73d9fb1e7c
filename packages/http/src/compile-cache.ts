import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** The environment by which a child process finds modules that this one has compiled; empty where nothing is kept. */
export function compileCacheEnv(): Record<string, string> {
  // The folder ends with a part for this version of Node, which the child adds itself.
  const own = getCompileCacheDir()
  return own ? { NODE_COMPILE_CACHE: dirname(own) } : {}
}
