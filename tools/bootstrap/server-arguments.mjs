/**
 * How Node runs the shop. Both flags are about memory; with the embedded database the idle process takes 330 MB
 * instead of 550 MB, and its peak 340 MB instead of 1,060 MB, at the same speed:
 * V8's optimising compiler takes up to 800 MB for a moment over Postgres' largest WebAssembly functions, and the
 * young generation, grown while the modules load, is never given back.
 */
export const SERVER_ARGUMENTS = ['--liftoff-only', '--max-semi-space-size=8', 'apps/server/src/main.ts']

/** @param {string} root */
export const serverEnvironment = root => ({
  // Modules compiled once; type stripping too is then read from there.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}/node_modules/.cache/compile`,
})
