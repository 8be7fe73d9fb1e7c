import { prefersLessData } from '../platform/prefers-less-data.ts'
import { productOfPage, track } from '../platform/track.ts'
import { waitForPaint } from '../platform/wait-for-paint.ts'
import { nextVisibleImage, scrollToImage } from './gallery-view.ts'
import { afterPointerUp } from './runtime/after-pointer-up.ts'

const TYPING_MS = 400
const MOST_KEPT = 24

/**
 * Applies every choice at once: fetches the same page with the new configuration, replaces its parts and writes the
 * configuration into the URL. The server decides compatibility and prices; no price is calculated here.
 */
export default function enhanceProductForm(form: HTMLFormElement): void {
  const scope = form.closest<HTMLElement>('[data-configurator]') ?? form
  const failed = form.querySelector<HTMLElement>('[data-failed]')
  const pages = new Map<string, Promise<Document>>()
  let requestedUrl = location.pathname + location.search
  let timer: ReturnType<typeof setTimeout> | undefined

  const addressWith = (name = '', value = ''): string => {
    const query = new URLSearchParams()
    const ofDesigner = new Set(
      [...form.querySelectorAll<HTMLInputElement>('[data-designer]')].map(field => field.name),
    )
    for (const [field, entry] of new FormData(form)) {
      const chosen = field === name ? value : String(entry)
      if (chosen && !ofDesigner.has(field)) query.append(field, chosen)
    }
    return `${form.getAttribute('action')}?${query}`
  }
  const load = (address: string): Promise<Document> => {
    const known = pages.get(address)
    if (known) return known
    const answered = fetch(address, { headers: { accept: 'text/html' } }).then(async answer => {
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (!page.querySelector('[data-part="price"]')) throw new Error('answered without a price')
      return page
    })
    pages.set(address, answered)
    answered.catch(() => pages.delete(address))
    if (pages.size > MOST_KEPT) pages.delete(pages.keys().next().value ?? '')
    return answered
  }
  // Hides the price while typing: the displayed one no longer applies.
  const unprice = (): void => {
    requestedUrl = ''
    form.setAttribute('data-unpriced', '')
  }
  const show = async (): Promise<void> => {
    if (!form.reportValidity()) {
      form.removeAttribute('aria-busy')
      return unprice()
    }
    const address = addressWith()
    requestedUrl = address
    form.setAttribute('aria-busy', 'true')
    if (failed) failed.hidden = true
    try {
      const page = await load(address)
      if (requestedUrl !== address) return
      const isWanted = () => requestedUrl === address
      await replaceParts(scope, page, isSmall, isWanted)
      if (!isWanted()) return
      form.removeAttribute('aria-busy')
      form.removeAttribute('data-unpriced')
      await replaceParts(scope, page, part => !isSmall(part), isWanted)
      if (!isWanted()) return
      history.replaceState(history.state, '', withUserEdits(address) + location.hash)
      scope.dispatchEvent(new CustomEvent('configured', { bubbles: true }))
    } catch {
      if (requestedUrl === address && failed) failed.hidden = false
    } finally {
      if (requestedUrl === address && (failed?.hidden ?? true)) form.removeAttribute('aria-busy')
    }
  }

  let isTold = false
  showPriceBarUntilBoxVisible(form)
  form.addEventListener('change', () => {
    if (!isTold) track('configure', productOfPage())
    isTold = true
    clearTimeout(timer)
    // Displays the choice and a pending price first; the request can wait a frame. No older response replaces it
    // meanwhile.
    requestedUrl = ''
    form.setAttribute('aria-busy', 'true')
    void waitForPaint().then(show)
  })
  form.addEventListener('input', event => {
    if (!(event.target instanceof HTMLInputElement) || event.target.inputMode !== 'numeric') return
    unprice()
    clearTimeout(timer)
    timer = setTimeout(show, TYPING_MS)
  })
  scope.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLElement>('[data-set]')
    const field = link && form.elements.namedItem(link.dataset.set ?? '')
    if (!link || !(field instanceof HTMLInputElement)) return
    event.preventDefault()
    field.value = link.dataset.value ?? ''
    void show()
  })
  // Prefetches the response of a choice on intent.
  form.addEventListener('pointerover', event => {
    const input = (event.target as Element)
      .closest('label')
      ?.querySelector<HTMLInputElement>('input[type=radio]')
    if (!input || input.disabled || input.checked || event.pointerType !== 'mouse' || prefersLessData())
      return
    void load(addressWith(input.name, input.value)).catch(() => {})
  })
  // The Enter key in a field requests its price.
  form.addEventListener('submit', event => {
    if (!event.submitter?.hasAttribute('data-reckon')) return
    event.preventDefault()
    clearTimeout(timer)
    void show()
  })
  // Applies a choice made before this script loaded.
  if (isUserEdited(form)) void show()
}

/** Shows the price bar while the price box is below the visible area. */
function showPriceBarUntilBoxVisible(form: HTMLElement): void {
  const [bar, box] = ['bar', 'box'].map(name => form.querySelector<HTMLElement>(`[data-price-${name}]`))
  if (!bar || !box) return
  new IntersectionObserver(([entry]) => {
    bar.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top < 0
  }).observe(box)
}

/** Whether any choice in it differs from its HTML defaults. */
const isUserEdited = (part: HTMLElement): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(field =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : [...field.options].some(option => option.selected !== option.defaultSelected),
  )

/** Preserves query fields that are not about the product, such as the click id of an advertisement. */
function withUserEdits(address: string): string {
  const [path, search] = address.split('?')
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (/^(?:gclid|utm_\w+|s|draft|line)$/.test(name)) query.append(name, value)
  }
  return `${path}?${query}`
}

/** The price and its dependent parts. */
const isSmall = ({ dataset }: HTMLElement): boolean =>
  dataset.part !== 'choices' && dataset.part !== 'gallery'

/** Replaces the parts that differ, unless another choice was made meanwhile; large ones each in a frame of its own. */
async function replaceParts(
  scope: HTMLElement,
  page: Document,
  filter: (part: HTMLElement) => boolean,
  isWanted: () => boolean,
): Promise<void> {
  for (const part of [...scope.querySelectorAll<HTMLElement>('[data-part]')].filter(filter)) {
    const fresh = page.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`)
    if (!fresh || (fresh.innerHTML === part.innerHTML && !isUserEdited(part))) continue
    if (!isSmall(part)) await waitForPaint()
    await decoded(fresh)
    await afterPointerUp()
    if (!isWanted()) return
    replacePart(part, fresh)
  }
}

/** Preserves focus, open details and scroll position. */
function replacePart(part: HTMLElement, fresh: HTMLElement): void {
  const focused = document.activeElement?.id
  const top = document.activeElement?.getBoundingClientRect().top ?? 0
  const opened = [...part.querySelectorAll<HTMLDetailsElement>('details[open][data-keep-open]')]
  const view = part.dataset.part === 'gallery' ? nextVisibleImage(part, fresh) : undefined
  // A copy, because the page is cached for repeated choices.
  part.replaceChildren(...document.importNode(fresh, true).childNodes)
  if (view !== undefined) scrollToImage(part, view)
  for (const { dataset } of opened) {
    part.querySelector(`details[data-keep-open="${dataset.keepOpen}"]`)?.setAttribute('open', '')
  }
  const field = focused ? document.getElementById(focused) : null
  if (!field) return
  if (field !== document.activeElement) field.focus({ preventScroll: true })
  scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Decodes the large image before it replaces the old one, so that nothing flashes; waits a short time only. */
async function decoded(part: HTMLElement): Promise<void> {
  const picture = part.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture) return
  const copy = new Image()
  copy.sizes = picture.sizes
  copy.srcset = picture.srcset
  copy.src = picture.src
  await Promise.race([copy.decode().catch(() => {}), new Promise(resolve => setTimeout(resolve, 800))])
}
