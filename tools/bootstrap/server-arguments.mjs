/**
 * How Node runs the shop. Flags and arena limit are about memory: the young generation, grown while modules load and
 * pages render, and malloc's arenas, one per thread that decodes pictures, are never given back otherwise. With 4 MiB
 * an uncached start page costs a quarter more processor time than with 8, with 16 the same as with 8. A shop that is
 * ready clears its heap once, which saves some 50 MiB. Two threads help to collect garbage instead of V8's four: bodies that arrive
 * make much of it, and on two cores four take more time from the thread that answers than they save it; one makes it wait longer.
 * Of six threads for files, packing and passwords two may hash (`hashing-turns.ts`).
 */
export const SERVER_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--v8-pool-size=2',
  '--expose-gc',
  '--import=./tools/bootstrap/known-formats.mjs',
  'apps/server/src/main.ts',
]

/** @param {string} root */
export const serverEnvironment = root => ({
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '6',
  ...compileCache(root),
})

/** Modules compiled once; types are then stripped once too. @param {string} root */
export const compileCache = root => ({
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/node_modules/.cache/compile`,
})
