import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the browser's files, served at `/_designer`. */
export const clientFiles = fileURLToPath(new URL('../../build', import.meta.url))
export const manifestFile = join(clientFiles, '.vite/manifest.json')
