import { freeId } from '../ids.ts'
import type { ArrangePhotos } from '../layout/restyled-page.ts'
import { renamed, withProduct } from '../layout/with-product.ts'
import type { Document, Page } from '../model.ts'
import { arrangedPhotos } from './arranged-photos.ts'
import { withBookTextsRestyled } from './book-texts.ts'
import { type Chapter, withChapterTexts } from './chapters.ts'
import { withReadableTexts } from './page-background.ts'
import { withIndexPage } from './photo-index.ts'
import { withoutCaptionRooms } from './place-captions.ts'

/** What happens to the spreads of a book together with another page count. */
export type SpreadChange =
  /** New spreads after a page, as the design draws them; the first of them begins a chapter or is the photo index. */
  | { type: 'add'; after: string; chapter?: Chapter; photoIndex?: { title: string } }
  /** Copies of spreads, after the last of them. */
  | { type: 'copy'; ids: readonly string[] }
  /** Photos of removed spreads are set aside. */
  | { type: 'remove'; ids: readonly string[] }

/**
 * Applies another choice of the product to a book whose spreads were added, removed or moved: each page follows the page
 * of the design that it was made from, wherever it is now. Ids of pages never change.
 *
 * @param from initial document of the previous choice
 * @param to initial document of the new choice
 */
export function withBookProduct(
  captioned: Document,
  from: Document,
  to: Document,
  change?: SpreadChange,
): Document {
  // Slots are compared with those of the design; captions take their room again afterwards.
  const document = withoutCaptionRooms(captioned)
  const isAsDesigned = from.pages.map(({ id }) => id).join() === document.pages.map(({ id }) => id).join()
  const later = { ...document, design: to.design }
  const arrange: ArrangePhotos = (page, next) => arrangedPhotos(document, later, page, next)
  if (isAsDesigned && !change)
    return withBackgrounds(withProduct(document, from, to, arrange), document, to.pages)
  const [before, after] = [new Map<string, Page>(), new Map<string, Page>()]
  for (const [index, page] of document.pages.entries()) {
    const old = templateOf(page, index - document.pages.length, from.pages)
    const next = old && templateOf(old, index - document.pages.length, to.pages)
    if (old) before.set(page.id, renamed(old, page.id))
    if (next) after.set(page.id, renamed(next, page.id))
  }
  const removed = new Set(change?.type === 'remove' ? change.ids : [])
  const remaining = document.pages.flatMap(({ id }) => (removed.has(id) ? [] : (after.get(id) ?? [])))
  const pages = toCount(remaining, document, to, change)
  const changed = withProduct(document, { ...from, pages: [...before.values()] }, { ...to, pages }, arrange)
  return withBackgrounds(changed, document, pages)
}

/**
 * New pages take the background that the customer chose for all pages of the book; words in the colours of another
 * design stay readable on backgrounds that are not its own.
 */
function withBackgrounds(document: Document, former: Document, designed: readonly Page[]): Document {
  const [only, ...more] = new Set(
    former.pages.flatMap(({ role, background }) => (role === 'cover' ? [] : [background])),
  )
  const known = new Set(former.pages.map(({ id }) => id))
  const isRestyled = former.design?.id !== document.design?.id
  const restyled = withBookTextsRestyled(document, former)
  const pages = restyled.pages.map(page => {
    if (page.role === 'cover') return page
    const design = designed.find(({ id }) => id === page.id)
    const isNew = !known.has(page.id) && only !== undefined && more.length === 0
    const painted = isNew && page.background !== only ? { ...page, background: only } : page
    const isChosen = painted !== page || (isRestyled && page.background !== design?.background)
    return isChosen ? withReadableTexts(document, painted) : page
  })
  return pages.every((page, at) => page === document.pages[at]) ? document : { ...document, pages }
}

/** Adds or drops spreads, so that the book has as many pages as its product. */
function toCount(
  remaining: readonly Page[],
  document: Document,
  to: Document,
  change: SpreadChange | undefined,
): Page[] {
  const missing = to.pages.length - remaining.length
  if (missing <= 0) {
    const last = remaining.at(-1)
    return [...remaining.slice(0, to.pages.length - 1), ...(last ? [last] : [])]
  }
  const anchor =
    change?.type === 'add' ? change.after : change?.type === 'copy' ? change.ids.at(-1) : undefined
  const found = remaining.findIndex(({ id }) => id === anchor)
  // The first page is right of the fold, the last one left of it: spreads are between them.
  const at = found < 0 ? remaining.length - 1 : Math.min(Math.max(found, 1) + 1, remaining.length - 1)
  const used = new Set([
    ...document.pages.map(({ id }) => id),
    ...(document.leftPages ?? []).map(({ was }) => was.id),
    ...to.pages.map(({ id }) => id),
  ])
  const added = Array.from({ length: missing }, (_, index) => {
    const id = freeId(used, 'spread')
    used.add(id)
    const source =
      change?.type === 'copy' ? document.pages.find(page => page.id === change.ids[index]) : undefined
    const drawn = source ?? to.pages[at + index]
    const spread = drawn?.role === 'spread' ? drawn : to.pages.find(({ role }) => role === 'spread')
    if (!spread) return []
    const page = withOwnIds(renamed(spread, id))
    const { chapter, photoIndex } = change?.type === 'add' && index === 0 ? change : {}
    if (photoIndex) return [withIndexPage(document, page, photoIndex.title)]
    return [chapter ? withChapterTexts(document, page, chapter) : page]
  }).flat()
  return [...remaining.slice(0, at), ...added, ...remaining.slice(at)]
}

/** Elements that the customer added get ids of the copied page. */
const withOwnIds = (page: Page): Page => ({
  ...page,
  elements: page.elements.map(one =>
    one.id.startsWith(`${page.id}.`) ? one : { ...one, id: `${page.id}.${one.id}` },
  ),
})

/** The page of a product that a page was made from. The first and the last pages of books correspond. */
function templateOf(page: Page, fromEnd: number, pages: readonly Page[]): Page | undefined {
  if (page.role !== 'spread')
    return fromEnd === -1 ? pages.at(-1) : pages.find(({ role }) => role === page.role)
  const spreads = pages.filter(({ role }) => role === 'spread')
  const same = spreads.find(({ id }) => id === page.id)
  if (same) return same
  const own = namesOf(page)
  const alike = (one: Page) => {
    const names = namesOf(one)
    const shared = [...own].filter(name => names.has(name)).length
    return shared / Math.max(1, own.size + names.size - shared)
  }
  return spreads.reduce<Page | undefined>((a, b) => (a && alike(a) >= alike(b) ? a : b), undefined)
}

/** Names of the elements of a page within it, without its photos, which are laid out anew. */
const namesOf = ({ id, elements }: Page): Set<string> =>
  new Set(elements.flatMap(one => (one.id.startsWith(`${id}.`) ? [one.id.slice(id.length + 1)] : [])))
