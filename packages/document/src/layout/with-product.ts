import { documentKindFacts } from '../document-kinds.ts'
import { withOwnElements } from '../elements/added-elements.ts'
import type { Element } from '../elements/registry.ts'
import type { CalendarData, Document, Page, PinnedDesign } from '../model.ts'
import { rebaseElement } from '../page-sizing.ts'
import { type LayoutPair, relaidPage } from './relaid-page.ts'
import { type ArrangePhotos, restyledPage, withContentOf } from './restyled-page.ts'
import { layoutOf, type PageChange, withChangedPages } from './with-changed-pages.ts'

/**
 * Applies another choice of the product (start, format, style, colours, pages, print finish) to the customer's
 * document. Photos with their crops, texts and the customer's own elements are transferred, photos without a slot are
 * set aside, and reverting the choice restores the same document.
 *
 * @param from initial document of the previous choice
 * @param to initial document of the new choice
 * @param arrange moves photos that were laid out apart from the design into another one
 */
export function withProduct(
  document: Document,
  from: Document,
  to: Document,
  arrange?: ArrangePhotos,
): Document {
  const isStyled = from.design?.id !== to.design?.id
  const changed = withChangedPages(document, changesOf(document, { from, to, isStyled, arrange }))
  const { design, calendar, card } = document
  const isSamePalette = !isStyled && from.design?.palette === to.design?.palette
  return {
    ...changed,
    design: isSamePalette ? design : to.design,
    refinement: to.refinement,
    calendar: withMonthsOf(calendar, to.calendar),
    card: card && to.card ? { ...card, envelope: to.card.envelope, punching: to.card.punching } : to.card,
  }
}

/** The customer's days in the months or weeks of another calendar. */
function withMonthsOf(calendar: CalendarData | null, to: CalendarData | null): CalendarData | null {
  if (!calendar || !to) return to
  const { months: _months, weeks: _weeks, ...days } = calendar
  return {
    ...{ ...days, start: to.start },
    ...(to.months !== undefined && { months: to.months }),
    ...(to.weeks !== undefined && { weeks: to.weeks }),
  }
}

interface ProductPair {
  from: Document
  to: Document
  isStyled: boolean
  arrange: ArrangePhotos | undefined
}

function changesOf(document: Document, { from, to, isStyled, arrange }: ProductPair): PageChange[] {
  const hasOnlyPlaces = documentKindFacts(document).arrangesPhotos ?? false
  const partners = matchPages(from.pages, to.pages)
  const lay = (page: Page, pair: LayoutPair) =>
    isStyled
      ? restyledPage(page, pair, { hasOnlyPlaces, ...(arrange && { arrange }) })
      : relaidPage(page, pair)
  const own = (id: string) => document.pages.find(page => page.id === id)
  const staying = to.pages.flatMap((after): PageChange[] => {
    const before = partners.get(after.id)
    const page = before && own(before.id)
    if (!page) return [newPage(document, to, after)]
    const [here, there] = [layoutIn(from, before), layoutIn(to, after)]
    if (here === there) return [{ page, from: here, to: there, there: same, back: same }]
    const [beforeHere, beforeThere] = [renamed(before, after.id), renamed(after, before.id)]
    const paint = isStyled ? paintedIn(document.design, to.design) : (element: Element) => element
    return [
      {
        ...{ page, before, after, from: here, to: there },
        there: (one, known) => {
          const left = known && { ...known, became: known.became && renamed(known.became, after.id) }
          return withElements(lay(renamed(one, after.id), { before: beforeHere, after, left }), paint)
        },
        back: one => lay(renamed(one, before.id), { before: beforeThere, after: before }),
      },
    ]
  })
  const partnerIds = new Set([...partners.values()].map(({ id }) => id))
  const going = document.pages.flatMap((page): PageChange[] => {
    if (partnerIds.has(page.id)) return []
    const before = from.pages.find(({ id }) => id === page.id)
    const left = before ? layoutIn(from, before) : layoutOf(page)
    return [{ page, before, from: left, to: undefined, there: same, back: same }]
  })
  return [...staying, ...going]
}

/** Fingerprint of a page in its theme: themes may draw the same page. */
const layoutIn = ({ design }: Document, page: Page): string =>
  design?.book ? layoutOf([page, design.book]) : layoutOf(page)

/** A page that is new to the product, or that existed in another format: then with its content. */
function newPage({ leftPages = [] }: Document, to: Document, after: Page): PageChange {
  const layout = layoutIn(to, after)
  const isKnown = leftPages.some(left => left.layout === layout)
  const elsewhere = isKnown ? undefined : leftPages.find(({ was, became }) => !became && was.id === after.id)
  const change = { page: undefined, from: undefined, there: same, back: same }
  if (!elsewhere) return { ...change, to: layout, after }
  return { ...change, to: elsewhere.layout, again: left => laidOut(left.was, after) }
}

/** The content of a page, in the elements of another format. */
function laidOut(was: Page, after: Page): Page {
  const elements = after.elements.map(target => {
    const own = was.elements.find(({ id }) => id === target.id)
    return own ? withContentOf(own, target) : target
  })
  const added = was.elements.filter(({ id }) => !id.startsWith(`${was.id}.`))
  return {
    ...after,
    elements: withOwnElements(
      elements,
      added.map(one => rebaseElement(one, was, after)),
    ),
  }
}

const same = (page: Page) => page

/** Maps page ids of one product to the corresponding pages of another. */
function matchPages(from: readonly Page[], to: readonly Page[]): Map<string, Page> {
  const pairs = new Map<string, Page>()
  for (const after of to) {
    const before = from.find(({ id }) => id === after.id)
    if (before) pairs.set(after.id, before)
  }
  const [last, next] = [from.at(-1), to.at(-1)]
  const isFree = last && next && !pairs.has(next.id) && ![...pairs.values()].includes(last)
  // The last page of a book stays its last page, however many are before it.
  if (isFree && last.role === next.role) pairs.set(next.id, last)
  return pairs
}

/** The page under another id; ids of design elements begin with that of their page. */
export function renamed(page: Page, id: string): Page {
  if (page.id === id) return page
  const prefix = `${page.id}.`
  return {
    ...page,
    id,
    elements: page.elements.map(one =>
      one.id.startsWith(prefix) ? { ...one, id: `${id}.${one.id.slice(prefix.length)}` } : one,
    ),
  }
}

const withElements = (page: Page, change: (element: Element) => Element): Page => ({
  ...page,
  elements: page.elements.map(change),
})

/** The customer's elements keep their colour value if the other design has no colour of that name. */
function paintedIn(from: PinnedDesign | null, to: PinnedDesign | null) {
  const paint = <Value>(value: Value): Value => {
    const isLost = typeof value === 'string' && from?.colours[value] && !to?.colours[value]
    return isLost ? (from.colours[value] as Value) : value
  }
  return (element: Element): Element => {
    if (element.type !== 'text') return element
    const colour = paint(element.colour)
    const runs = element.runs.map(run =>
      paint(run.colour) === run.colour ? run : { ...run, colour: paint(run.colour) },
    )
    const isSame = colour === element.colour && runs.every((run, index) => run === element.runs[index])
    return isSame ? element : { ...element, colour, runs }
  }
}
