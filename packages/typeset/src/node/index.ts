import { openTypesetter } from '../harfbuzz/open-typesetter.ts'
import type { Typesetter } from '../text-shaper.ts'
import { readFont } from './read-font.ts'

export { readFont }

export const createTypesetter = (): Typesetter => openTypesetter({ readFont })
