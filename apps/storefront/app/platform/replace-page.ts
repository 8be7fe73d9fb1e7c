import { PAGE_LEAVE_EVENT, PAGE_SHOWN_EVENT } from './page-events.ts'

/** Elements outside the main part that identify the page. */
const HEAD = 'title, meta[name=description], link[rel=canonical], link[rel=alternate]'

/** Replaces this page by a fetched one; header and footer stay and mark the new location. */
export function replacePage(fresh: Document): void {
  const main = document.getElementById('main')
  const wanted = fresh.getElementById('main')
  if (!main || !wanted) throw new Error('The page has no main part')
  const scrolled = scrolledRows(main)
  const focused = main.contains(document.activeElement) ? document.activeElement?.id : undefined
  dispatchEvent(new Event(PAGE_LEAVE_EVENT))
  main.replaceChildren(...copied(wanted))
  for (const [name, left] of scrolled) main.querySelector(`[data-keeps-scroll="${name}"]`)?.scrollTo({ left })
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  for (const element of document.head.querySelectorAll(HEAD)) element.remove()
  document.head.append(...[...fresh.head.querySelectorAll(HEAD)].map(part => document.importNode(part, true)))
  for (const part of document.querySelectorAll<HTMLElement>('[data-of-page]')) {
    const other = fresh.querySelector(`[data-of-page="${part.dataset.ofPage}"]`)
    if (other) part.replaceChildren(...copied(other))
  }
  markCurrentLinks(fresh)
  dispatchEvent(new Event(PAGE_SHOWN_EVENT))
}

const copied = (element: Element) => document.importNode(element, true).childNodes

const scrolledRows = (within: Element): [name: string, left: number][] =>
  [...within.querySelectorAll<HTMLElement>('[data-keeps-scroll]')].map(row => [
    row.dataset.keepsScroll ?? '',
    row.scrollLeft,
  ])

/** Menus have the same links on both pages; only the current one differs. */
function markCurrentLinks(fresh: Document): void {
  const marks = new Map(
    [...fresh.querySelectorAll('header a[aria-current]')].map(link => [
      link.getAttribute('href'),
      link.getAttribute('aria-current') ?? 'page',
    ]),
  )
  for (const link of document.querySelectorAll('header a[href]')) {
    const mark = marks.get(link.getAttribute('href'))
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
}
