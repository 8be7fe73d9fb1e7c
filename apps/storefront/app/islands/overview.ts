import { isServerReachable } from '../platform/is-server-reachable.ts'
import { prefersLessData } from '../platform/prefers-less-data.ts'
import { waitForPaint } from '../platform/wait-for-paint.ts'
import { afterPointerUp } from './runtime/after-pointer-up.ts'

const MOST_KEPT = 24
const DWELL_MS = 65

/** Position of a link: its part of the overview, and its index there. */
interface Place {
  part: string
  index: number
}

/**
 * Applies filters, sorting and pagination without a page load: fetches the link's URL and replaces the list. URL,
 * history and scroll restoration are left to the browser (Navigation API); without it the links navigate normally.
 */
export default function enhanceProductList(scope: HTMLElement): void {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return
  const pages = new Map<string, Promise<Document>>()
  let used: Place | undefined
  let showing = Promise.resolve()
  let dwelling: ReturnType<typeof setTimeout> | undefined

  const load = (address: string): Promise<Document> => {
    const known = pages.get(address)
    if (known) return known
    const page = fetch(address, { headers: { accept: 'text/html' } }).then(async answer => {
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return new DOMParser().parseFromString(await answer.text(), 'text/html')
    })
    pages.set(address, page)
    page.catch(() => pages.delete(address))
    if (pages.size > MOST_KEPT) pages.delete(pages.keys().next().value ?? '')
    return page
  }
  const show = async (address: string, signal?: AbortSignal): Promise<void> => {
    const place = used
    used = undefined
    scope.ariaBusy = 'true'
    try {
      const page = await load(address)
      await afterPointerUp()
      if (signal?.aborted) return
      scope.ariaBusy = null
      replaceParts(scope, page, place)
      scope.dispatchEvent(new CustomEvent('listed', { bubbles: true }))
    } catch {
      scope.ariaBusy = null
      if ((await isServerReachable()) && !signal?.aborted) location.reload()
    }
  }
  const linkOf = (event: Event): HTMLAnchorElement | undefined => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-part] a[href]')
    return link && link.pathname === location.pathname && link.search !== location.search ? link : undefined
  }

  scope.addEventListener('click', event => {
    const link = linkOf(event)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.closest('[data-part=filters]')) link.ariaCurrent = link.ariaCurrent ? null : 'true'
    const place = partPositionOf(link)
    // The navigation takes a slow device a while, so the click is painted first. Quick choices queue: the second
    // applies to the result of the first.
    void waitForPaint()
      .then(() => showing)
      .then(() => {
        used = place
        navigation.navigate((link.isConnected ? link : (linkAt(scope, place) ?? link)).href)
      })
  })
  scope.addEventListener('pointerover', event => {
    clearTimeout(dwelling)
    const link = linkOf(event)
    if (!link || event.pointerType !== 'mouse' || prefersLessData()) return
    dwelling = setTimeout(() => void load(link.pathname + link.search).catch(() => {}), DWELL_MS)
  })
  let shown = location.search
  navigation.addEventListener('navigate', event => {
    const to = new URL(event.destination.url)
    const isOurs = to.pathname === location.pathname && to.search !== shown && !event.formData
    if (!isOurs || !event.canIntercept || event.hashChange || event.navigationType === 'reload') return
    if (event.navigationType !== 'traverse' && !used) return
    shown = to.search
    event.intercept({
      focusReset: 'manual',
      scroll: event.navigationType === 'traverse' ? 'after-transition' : 'manual',
      handler: () => {
        showing = show(to.pathname + to.search, event.signal)
        return showing
      },
    })
  })
  // The visitor may have gone back within this list before the script loaded.
  const [opened] = performance.getEntriesByType('navigation')
  if (opened && new URL(opened.name).search !== location.search)
    void show(location.pathname + location.search)
}

/** Replaces every part that differs; the focus stays, or moves to the new content. */
function replaceParts(scope: HTMLElement, page: Document, place: Place | undefined): void {
  const parts = partsOf(scope)
  const fresh = partsOf(page.querySelector('[data-enhance=overview]') ?? page)
  if ([...fresh.keys()].join() !== [...parts.keys()].join()) throw new Error('another page')
  for (const [name, part] of parts) {
    const other = fresh.get(name)
    if (!other || part.innerHTML === other.innerHTML) continue
    const opened = [...part.querySelectorAll('details')].map(({ open }) => open)
    part.replaceChildren(...document.importNode(other, true).childNodes)
    for (const [index, details] of part.querySelectorAll('details').entries()) {
      details.open ||= opened[index] ?? false
    }
  }
  if (!place) return
  const results = place.part === 'results' ? parts.get('results') : undefined
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
  const target = results ?? linkAt(scope, place) ?? parts.get('count')
  target?.focus({ preventScroll: true })
}

function partPositionOf(link: HTMLElement): Place {
  const part = link.closest<HTMLElement>('[data-part]')
  const entries = [...(part?.querySelectorAll('li') ?? [])]
  return { part: part?.dataset.part ?? '', index: entries.findIndex(entry => entry.contains(link)) }
}

const linkAt = (scope: HTMLElement, { part, index }: Place) =>
  partsOf(scope).get(part)?.querySelectorAll('li')[index]?.querySelector('a')

const partsOf = (root: ParentNode) =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-part]')].map(part => [part.dataset.part, part]))
