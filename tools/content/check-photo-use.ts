import type { Story } from '@passepartout/content'
import { type Fields, isFields } from './visit-values.ts'

/** Times that a sample photo may stand on one page. */
const LIMIT = 2

/**
 * Sample photos that stand too often on a page. The views of one article in its gallery count once, and so does
 * each entry of the menu, of which a visitor sees one at a time.
 */
export function checkPhotoUse({ content }: Story): string[] {
  const pages = content.component === 'global' ? menusOf(content) : [content]
  return pages.flatMap(page =>
    Object.entries(Object.groupBy(photosOf(page), photo => photo))
      .filter(([, uses = []]) => uses.length > LIMIT)
      .map(([photo, uses = []]) => `photo "${photo}" stands ${uses.length} times, at most ${LIMIT}`),
  )
}

function menusOf(content: unknown): unknown[] {
  if (Array.isArray(content)) return content.flatMap(menusOf)
  if (!isFields(content)) return []
  return content.component === 'navigation-item' ? [content] : Object.values(content).flatMap(menusOf)
}

function photosOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(photosOf)
  if (!isFields(node)) return []
  const below = [...ownPhotos(node), ...Object.values(node).flatMap(photosOf)]
  return node.component === 'calculator' ? [...new Set(below)] : below
}

/** Once per scene: a photo that fills several of its places is a set of the same print. */
const ownPhotos = ({ component, photos }: Fields) =>
  component === 'scene' && Array.isArray(photos) ? [...new Set(photos.map(String))] : []
