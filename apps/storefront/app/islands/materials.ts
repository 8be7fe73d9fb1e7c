import { isServerReachable } from '../platform/is-server-reachable.ts'
import { MATERIAL_WANTED } from '../platform/page-events.ts'
import { prefersLessData } from '../platform/prefers-less-data.ts'
import { replacePage } from '../platform/replace-page.ts'
import { waitForPaint } from '../platform/wait-for-paint.ts'
import { afterPointerUp } from './runtime/after-pointer-up.ts'

/** Query fields of the configuration; all others, such as the click id of an advertisement, belong to the visit. */
const OF_THE_CHOICE = /^(?:materialType|formatType|optionTypes|frameType|matType|matSize|sku)/
const MOST_KEPT = 16
const DECODING_MS = 400

const pages = new Map<string, Promise<string>>()
let shown = location.pathname
let requested = ''
let isListening = false

/**
 * Changes the material without a page load: fetches its page with the current configuration, replaces this page and
 * pushes its URL to the history. On any failure the link navigates.
 */
export default function enhanceMaterialSwitch(picker: HTMLElement): void {
  showCurrent(picker)
  picker.addEventListener('click', event => {
    const link = linkOf(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
      return
    event.preventDefault()
    if (link.getAttribute('aria-current') === 'page') return
    mark(picker, link)
    void choose(addressOf(picker, link))
  })
  // Prefetches a material's page on intent.
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    picker.addEventListener(type, event => {
      const link = linkOf(event)
      if (link && link.getAttribute('aria-current') !== 'page' && !prefersLessData())
        void load(addressOf(picker, link)).catch(() => undefined)
    })
  if (isListening) return
  isListening = true
  // From "more formats": a size that only another material has.
  addEventListener(MATERIAL_WANTED, event => {
    event.preventDefault()
    const { detail: address } = event as CustomEvent<string>
    const here = document.querySelector<HTMLElement>('[data-enhance=materials]')
    const link = here?.querySelector<HTMLAnchorElement>(`a[data-material="${address.split('?')[0]}"]`)
    if (here && link) mark(here, link)
    link?.focus({ preventScroll: true })
    void choose(address)
  })
  addEventListener('popstate', () => {
    if (location.pathname !== shown) void show(location.pathname + location.search)
  })
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-material]') : null

/** The material's page with the configuration in this page's URL, by default the initial one. */
function addressOf(picker: HTMLElement, link: HTMLAnchorElement): string {
  const here = new URLSearchParams(location.search)
  const chosen = here.has('formatType') ? here : new URLSearchParams(picker.dataset.choice)
  const query = new URLSearchParams()
  for (const [name, value] of chosen)
    if (OF_THE_CHOICE.test(name) && !/^(?:materialType|sku)/.test(name)) query.append(name, value)
  return `${link.dataset.material}?${query}`
}

/** Scrolls to the current material, since the row may be wider than the screen. */
function showCurrent(picker: HTMLElement): void {
  const row = picker.querySelector('ul')
  const current = picker.querySelector('a[aria-current]')?.closest('li')
  if (!row || !current) return
  const [around, box] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  if (box.right > around.right || box.left < around.left)
    row.scrollBy({ left: box.left - around.left - around.width / 2 + box.width / 2, behavior: 'instant' })
}

/** Marks the material at once, before its page has loaded. */
function mark(picker: HTMLElement, link: HTMLAnchorElement): void {
  for (const other of picker.querySelectorAll('a[aria-current]')) other.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'page')
}

async function choose(address: string): Promise<void> {
  if (await show(address)) history.pushState(undefined, '', withVisit(address))
}

/** Adds the visit's query fields of this page, such as the design that the configuration is for. */
function withVisit(address: string): string {
  const visit = [...new URLSearchParams(location.search)].filter(([name]) => !OF_THE_CHOICE.test(name))
  return visit.length > 0 ? `${address}&${new URLSearchParams(visit)}` : address
}

/** @returns whether the page is displayed; false where a later request has replaced it */
async function show(address: string): Promise<boolean> {
  requested = address
  await waitForPaint()
  try {
    const text = await load(address)
    await afterPointerUp()
    if (requested !== address) return false
    // Parsing takes a frame of its own, so that a press does not wait for it.
    const page = new DOMParser().parseFromString(text, 'text/html')
    await decoded(page)
    await waitForPaint()
    if (requested !== address) return false
    shown = address.split('?')[0] ?? ''
    replacePage(page)
    return true
  } catch {
    if ((await isServerReachable(address)) && requested === address) location.assign(withVisit(address))
    return false
  }
}

function load(address: string): Promise<string> {
  const known = pages.get(address)
  if (known) return known
  const answered = fetch(address, { headers: { accept: 'text/html' } }).then(async answer => {
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return answer.text()
  })
  pages.set(address, answered)
  answered.catch(() => pages.delete(address))
  if (pages.size > MOST_KEPT) pages.delete(pages.keys().next().value ?? '')
  return answered
}

/** Decodes the picture on the wall before it replaces the old one, so that nothing flashes; waits a short time only. */
async function decoded(page: Document): Promise<void> {
  if (document.documentElement.dataset.photo) return
  const pictures = [...page.querySelectorAll<HTMLImageElement>('#view-1 img')].map(
    ({ sizes, srcset, src }) => {
      const copy = new Image()
      Object.assign(copy, { sizes, srcset, src })
      return copy.decode().catch(() => undefined)
    },
  )
  await Promise.race([Promise.all(pictures), new Promise(resolve => setTimeout(resolve, DECODING_MS))])
}
