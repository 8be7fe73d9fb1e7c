import {
  categoryOf,
  type DesignableKind,
  designableKindOf,
  isFeedPath,
  LANGUAGES,
  productsPageFor,
  systemPageFor,
  themeIdOf,
} from '@passepartout/domain'
import type { KnownIds, NamedKind } from './known-ids.ts'

/** Address parameters of designers that hold an id of the catalogue. */
const NAMING: Readonly<Record<string, NamedKind>> = {
  materialType: 'material',
  frameType: 'frame',
  themeId: 'theme',
  designGroupId: 'calendar',
  designGroupSetId: 'photobook',
}
const DESIGN_OF: Partial<Record<DesignableKind, NamedKind>> = {
  calendar: 'calendar',
  card: 'theme',
  collage: 'collage',
  photobook: 'photobook',
}

/**
 * The error in an address inside the shop that is not a story's: no such page, or a designer link with unknown parts.
 */
export function checkAddress(
  address: string,
  known: KnownIds,
  isStory: (innerPath: string) => boolean,
): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const designer = designableKindOf(pathname)
  if (designer) return checkDesigner(designer, searchParams, known)
  const theme = themeIdOf(pathname)
  if (theme !== undefined) return known.theme(theme) ? undefined : `links to the unknown card "${theme}"`
  return isPage(pathname) || isStory(pathname) ? undefined : `links to "${pathname}", which is no page`
}

const isPage = (pathname: string) =>
  productsPageFor(pathname) !== undefined ||
  isFeedPath(pathname) ||
  LANGUAGES.some(language => systemPageFor(language, pathname) ?? categoryOf(language, pathname))

function checkDesigner(
  designer: DesignableKind,
  query: URLSearchParams,
  known: KnownIds,
): string | undefined {
  const naming = Object.entries({ ...NAMING, ...(DESIGN_OF[designer] && { designId: DESIGN_OF[designer] }) })
  for (const [parameter, kind] of naming) {
    const id = query.get(parameter)
    if (id && !known[kind](id)) return `links to the designer with the unknown ${kind} "${id}"`
  }
  return undefined
}
