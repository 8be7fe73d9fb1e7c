import { PAGE_LEAVE_EVENT, PAGE_SHOWN_EVENT } from './page-events.ts'

/** What says, outside the main part, which page this is. */
const HEAD = 'title, meta[name=description], link[rel=canonical], link[rel=alternate]'

/** Puts a fetched page in the place of this one; header and footer stay, and say where one is now. */
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

/** Links of menus are the same on both pages; only which of them is current differs. */
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
