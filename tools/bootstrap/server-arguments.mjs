/**
 * Node options of the shop, chosen for memory: the young generation, grown while modules load and pages render, and
 * malloc's arenas, one per thread that decodes images, are never released otherwise. With 4 MiB an uncached start page
 * costs a quarter more processor time than with 8, with 16 the same as with 8. A shop that is ready collects its heap
 * once, which saves some 50 MiB. Two threads help with garbage collection instead of V8's four: incoming bodies produce
 * much garbage, and on two cores four threads take more time from the main thread than they save; one makes it wait
 * longer. Of six threads for files, compression and passwords two may hash (`hashing-turns.ts`).
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

/** Caches compiled modules; their types are then stripped only once too. @param {string} root */
export const compileCache = root => ({
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/node_modules/.cache/compile`,
})
