import type { CountryCode } from '@passepartout/domain'
import { readAddress } from '../features/checkout/read-address.ts'
import { renderHeaderCounts } from '../platform/counts.ts'

/** Debounce of storing typed input, in milliseconds. */
const PAUSE_MS = 700

const TYPED = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea'

/** Remembers input and opened sections during a choice, and restores them in the new page. */
function remember(root: HTMLElement): () => void {
  const nameOf = (details: Element) => details.querySelector('summary')?.textContent
  const opened = new Set([...root.querySelectorAll('details[open]')].map(nameOf))
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)]
  const typed = fields.filter(({ id, value, defaultValue }) => id && value !== defaultValue)
  return () => {
    for (const details of root.querySelectorAll('details')) details.open ||= opened.has(nameOf(details))
    for (const { id, value } of typed) {
      const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${CSS.escape(id)}`)
      if (field) field.value = value
    }
  }
}

/**
 * The checkout without page loads: every form is sent as without this script, and the returned page replaces the
 * content, so that the server alone renders it. Input is stored while typing. The order itself is a normal navigation.
 */
export default function enhanceCheckout(root: HTMLElement): void {
  let under: AbortController | undefined
  /** The request in progress: a double press does not send it twice. */
  let asking = ''
  let isOrdering = false
  let timer = 0

  root.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (form.matches('[data-order]')) order(event, form)
    if (!form.matches('[data-send]')) return
    event.preventDefault()
    void send(form)
  })
  root.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-fold]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void load(link.href)
  })
  root.addEventListener('input', event => {
    const form = (event.target as HTMLElement).closest<HTMLFormElement>('form[data-keep]')
    if (!form) return
    clearTimeout(timer)
    timer = window.setTimeout(() => void keep(form), PAUSE_MS)
  })
  root.addEventListener('change', event => {
    const field = event.target as HTMLElement
    const form = field.closest<HTMLFormElement>('form[data-instant]')
    if (form) void send(form, form.dataset.instant)
    const address = field.matches('[data-country]') && field.closest<HTMLFormElement>('form[data-keep]')
    // Another country has other fields.
    if (address) void keep(address).then(() => load('?step=address'))
  })
  addEventListener('pagehide', () => keepOpen())
  addEventListener('pageshow', event => event.persisted && location.reload())
  for (const change of ['online', 'offline']) addEventListener(change, showConnection)
  arrive()

  function order(event: SubmitEvent, form: HTMLFormElement): void {
    if (isOrdering || !navigator.onLine) {
      event.preventDefault()
      return
    }
    isOrdering = true
    // No dialog interrupts a customer while the order is placed (specification 4).
    form.dataset.blocksDialogs = ''
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
    const status = form.querySelector<HTMLElement>('[data-ordering]')
    if (status) status.textContent = status.dataset.ordering ?? ''
  }

  /** `stay`: applies the choice without closing the step. */
  async function send(form: HTMLFormElement, stay = ''): Promise<void> {
    clearTimeout(timer)
    const body = new URLSearchParams([...new FormData(form)] as [string, string][])
    if (stay) body.set('stay', stay)
    const button = form.querySelector('[type=submit]')
    if (!stay) button?.setAttribute('aria-busy', 'true')
    const came = await load(form.action, { method: 'POST', body }, stay !== '')
    if (!came) button?.removeAttribute('aria-busy')
  }

  /** @returns whether the requested page is displayed */
  async function load(url: string, init: RequestInit = {}, isChoice = false): Promise<boolean> {
    const form = init.body ? `${url} ${init.body}` : ''
    if (form !== '' && form === asking) return true
    under?.abort()
    const own = new AbortController()
    under = own
    asking = form
    root.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(url, { ...init, signal: own.signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = page.querySelector<HTMLElement>('[data-enhance=checkout]')
      // The cart, or an error page: a full page load.
      if (!next) location.assign(answer.url)
      else await swap(next, answer, isChoice)
      return true
    } catch {
      if (own.signal.aborted) return true
      showMessage(root.dataset.offline ?? '')
      return false
    } finally {
      if (under === own) {
        asking = ''
        root.removeAttribute('aria-busy')
      }
    }
  }

  async function swap(next: HTMLElement, answer: Response, isChoice: boolean): Promise<void> {
    const isOpen = root.querySelector<HTMLDetailsElement>('[data-summary]')?.open ?? false
    const focused = root.contains(document.activeElement) ? document.activeElement?.id : ''
    next.querySelector('[autofocus]')?.removeAttribute('autofocus')
    const restore = isChoice ? remember(root) : undefined
    const put = () => {
      root.replaceChildren(...next.childNodes)
      restore?.()
      const summary = root.querySelector<HTMLDetailsElement>('[data-summary]')
      if (summary) summary.open = isOpen
    }
    // A choice changes numbers only, so no transition.
    if (isChoice || !document.startViewTransition) put()
    else await document.startViewTransition(put).updateCallbackDone
    history.replaceState(history.state, '', answer.url)
    renderHeaderCounts()
    arrive(isChoice ? focused : undefined)
  }

  /** Moves the focus to the news: changes, errors, else the open step. */
  function arrive(stored?: string): void {
    showConnection()
    const dialog = root.querySelector<HTMLDialogElement>('dialog[data-changes]')
    if (dialog) {
      dialog.close()
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[tabindex]')?.focus()
      return
    }
    if (stored !== undefined) {
      if (stored) document.getElementById(stored)?.focus({ preventScroll: true })
      return
    }
    const wrong = root.querySelector<HTMLElement>('[data-errors], [aria-invalid=true]')
    wrong?.focus()
    // Before this script has run once, reading starts at the top of the page.
    if (wrong || !('alive' in root.dataset)) return
    const heading = root.querySelector<HTMLElement>('.checkout-step:has(form) h2')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  /** Stores incomplete addresses too; they are validated only on submit. */
  async function keep(form: HTMLFormElement, keepalive = false): Promise<void> {
    clearTimeout(timer)
    timer = 0
    const { shop = '', locale = '' } = root.dataset
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    const country = (shop.split('-')[1] ?? '') as CountryCode
    await fetch('/web-api/checkout/address', {
      method: 'PATCH',
      keepalive,
      headers: { 'content-type': 'application/json', 'x-shop-channel': shop, 'x-shop-locale': locale },
      body: JSON.stringify(readAddress(values, country)),
    }).catch(() => undefined)
  }

  function keepOpen(): void {
    const form = timer ? root.querySelector<HTMLFormElement>('form[data-keep]') : null
    if (form) void keep(form, true)
  }

  function showConnection(): void {
    const isOff = !navigator.onLine
    const note = root.querySelector<HTMLElement>('[data-offline-note]')
    if (note) note.hidden = !isOff
    const button = root.querySelector('[data-order] [type=submit]')
    if (isOff) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }

  function showMessage(text: string): void {
    const place = root.querySelector<HTMLElement>('[data-problem]')
    if (!place) return
    place.textContent = text
    place.scrollIntoView({ block: 'center' })
  }
}
