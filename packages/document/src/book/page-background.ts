import type { Element } from '../elements/registry.ts'
import type { TextElement } from '../elements/text/text.ts'
import { intersect } from '../geometry/box.ts'
import type { Document, Page, Paint } from '../model.ts'
import { backgroundColours } from './background-photo.ts'
import { outlineOf } from './outline-of.ts'
import { readablePaint } from './readable-paint.ts'

/** White, cream and black. */
export const PLAIN_BACKGROUNDS = ['#ffffff', '#f7f1e3', '#191817'] as const

/** Colours of a design that suit a whole page, in their order. */
const PALETTE: readonly Paint[] = ['ground', 'tint', 'panel', 'line', 'accent', 'ink']

/** Colours of the design for backgrounds, each colour once. */
export function paletteBackgrounds({ design }: Pick<Document, 'design'>): Paint[] {
  const seen = new Set<string>(PLAIN_BACKGROUNDS)
  return PALETTE.filter(token => {
    const colour = Object.hasOwn(design?.colours ?? {}, token) ? design?.colours[token] : undefined
    if (colour === undefined || seen.has(colour)) return false
    seen.add(colour)
    return true
  })
}

/** Ids of the pages of a book that take another background: all but the cover. */
export const innerPageIds = ({ pages }: Pick<Document, 'pages'>): string[] =>
  pages.flatMap(({ id, role }) => (role === 'cover' ? [] : [id]))

/** Changes the colour below everything on pages of a book. Words that it would make hard to read follow. */
export function withBookBackground(document: Document, pageIds: readonly string[], paint: Paint): Document {
  return changePages(document, pageIds, page => ({ ...page, background: paint }))
}

/** Lays a photo of a spread faded below everything else on it; null for none. */
export function withBackgroundPhoto(document: Document, pageId: string, assetId: string | null): Document {
  return changePages(document, [pageId], ({ backgroundPhoto: _before, ...page }) =>
    assetId === null ? page : { ...page, backgroundPhoto: assetId },
  )
}

function changePages(document: Document, pageIds: readonly string[], change: (page: Page) => Page): Document {
  const wanted = new Set(pageIds)
  const pages = document.pages.map(page =>
    wanted.has(page.id) && page.role !== 'cover' ? withReadableTexts(document, change(page)) : page,
  )
  return { ...document, pages }
}

/** The page with colours of its words that can be read on its background; words on photos stay. */
export function withReadableTexts(document: Document, page: Page): Page {
  const below = backgroundColours(document, page)
  const readable = (paint: Paint) => readablePaint(document, paint, below)
  return {
    ...page,
    elements: page.elements.map((element, at) =>
      element.type !== 'text' || isOnContent(element, page.elements.slice(0, at))
        ? element
        : withColours(element, readable),
    ),
  }
}

function withColours(text: TextElement, change: (paint: Paint) => Paint): TextElement {
  const colour = change(text.colour)
  const runs = text.runs.map(run => {
    const own = run.colour === null ? null : change(run.colour)
    return own === run.colour ? run : { ...run, colour: own }
  })
  const isSame = colour === text.colour && runs.every((run, at) => run === text.runs[at])
  return isSame ? text : { ...text, colour, runs }
}

const isOnContent = (text: TextElement, below: readonly Element[]): boolean =>
  below.some(
    element =>
      (element.type === 'photo' ||
        element.type === 'artwork' ||
        (element.type === 'shape' && element.fill)) &&
      intersect(outlineOf(element), outlineOf(text)) !== null,
  )
