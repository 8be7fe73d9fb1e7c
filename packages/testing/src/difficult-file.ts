import { fileURLToPath } from 'node:url'

/** Path of a difficult image; its folder's README describes each. */
export const difficultFile = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/odd/${name}`, import.meta.url))
