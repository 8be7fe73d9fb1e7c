import { withPhotoSetAside, withUnplacedPhotoSetAside } from '../change-photos.ts'
import { allSlots, placedAssetIds } from '../find.ts'
import { freeId } from '../ids.ts'
import type { Document, Page } from '../model.ts'
import type { MergeSide, Version, VersionDiff } from './diff-versions.ts'

/** The side of each part; this device's by default. */
export interface MergeResolution {
  pages: Readonly<Record<string, MergeSide>>
  rest: MergeSide
}

export const proposedResolution = ({ pages, rest }: VersionDiff): MergeResolution => ({
  pages: Object.fromEntries(pages.map(({ id, from }) => [id, from])),
  rest: rest?.from ?? 'mine',
})

/**
 * Merges two versions, page by page. No photo of either is lost: photos without a slot are set aside with their crop.
 * Only for versions with the same pages (`canMix`).
 */
export function mergeVersions(mine: Version, other: Version, choice: MergeResolution): Version {
  const rest = choice.rest === 'other' ? other : mine
  const pages = mine.document.pages.map((page, index) =>
    choice.pages[page.id] === 'other' ? (other.document.pages[index] ?? page) : page,
  )
  const document: Document = {
    ...rest.document,
    pages: withNewIds(pages, ({ id }) => choice.pages[id] === 'other'),
    assets: { ...other.document.assets, ...mine.document.assets },
    artworks: { ...other.document.artworks, ...mine.document.artworks },
    kept: { ...other.document.kept, ...mine.document.kept },
    aside: [],
  }
  const shown = placedAssetIds(document)
  const aside = [...new Set([...mine.document.aside, ...other.document.aside])].filter(id => !shown.has(id))
  const lost = [mine.document, other.document].flatMap(allSlots).flatMap(({ slot }) => slot.photo ?? [])
  const merged = lost.reduce(withUnplacedPhotoSetAside, { ...document, aside })
  const ofDays = [mine.document, other.document].flatMap(({ calendar }) =>
    (calendar?.events ?? []).flatMap(({ photo }) => photo?.assetId ?? []),
  )
  const lostOfDays = ofDays.filter(id => !placedAssetIds(merged).has(id))
  return { document: lostOfDays.reduce(withPhotoSetAside, merged), configuration: rest.configuration }
}

/** Both devices may have created the same id for different elements: those of the other version get new ids. */
function withNewIds(pages: readonly Page[], isFromElsewhere: (page: Page) => boolean): Page[] {
  const used = new Set(pages.flatMap(page => [page.id, ...page.elements.map(({ id }) => id)]))
  const taken = new Set(
    pages.filter(page => !isFromElsewhere(page)).flatMap(page => page.elements.map(({ id }) => id)),
  )
  return pages.map(page => {
    if (!isFromElsewhere(page)) return page
    const elements = page.elements.map(element => {
      const id = taken.has(element.id) ? freeId(used, element.id.replace(/-\d+$/, '')) : element.id
      used.add(id)
      taken.add(id)
      return id === element.id ? element : { ...element, id }
    })
    return { ...page, elements }
  })
}
