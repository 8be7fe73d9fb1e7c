import type { Story } from '@passepartout/content'
import type { Inventory } from './inventory.ts'
import { isFields } from './visit.ts'

/** What networks show of a shared page (spec 9); a smaller picture would be blown up to it. */
const SHARED = { width: 1200, height: 627 }

/** Pictures for sharing that are too small for it. */
export function checkSharing({ content }: Story, { sizes }: Inventory): string[] {
  return [content.ogImages].flat().flatMap((picture, i) => {
    if (!isFields(picture) || typeof picture.filename !== 'string') return []
    const size = sizes.get(picture.filename.replace(/^\/_assets\//, ''))
    if (!size || (size.width >= SHARED.width && size.height >= SHARED.height)) return []
    const [own, least] = [size, SHARED].map(({ width, height }) => `${width} x ${height}`)
    return [`ogImages[${i}]: "${picture.filename}" has ${own} pixels, sharing takes ${least}`]
  })
}
