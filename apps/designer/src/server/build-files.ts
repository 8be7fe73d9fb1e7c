import { fileURLToPath } from 'node:url'

/** Folder served under `/_designer/`; file names in `assets` contain hashes and may be cached for ever. */
export const clientFiles = fileURLToPath(new URL('../../build', import.meta.url))
/** Vite's manifest of that build, for `renderDesignerPage`. */
export const manifestFile = fileURLToPath(new URL('../../build/.vite/manifest.json', import.meta.url))
