import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Environment with which a child process reuses the modules compiled by this one; empty without a compile cache. */
export function compileCacheEnv(): Record<string, string> {
  // The folder ends with a segment for the Node version, which the child appends itself.
  const own = getCompileCacheDir()
  return own ? { NODE_COMPILE_CACHE: dirname(own) } : {}
}
