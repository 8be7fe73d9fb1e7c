import { fileURLToPath } from 'node:url'

/** Path of a difficult picture; its folder's README says what each is. */
export const difficultFile = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/odd/${name}`, import.meta.url))
