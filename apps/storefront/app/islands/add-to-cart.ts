import { showToast } from '../features/toast/show-toast.ts'
import { renderHeaderCounts } from '../platform/counts.ts'
import { productOfPage, track } from '../platform/track.ts'

/**
 * Sends the form as without scripts, but stays on the page: a toast with a link to the cart, or the errors. One press
 * adds one line, even if it has to be repeated after a lost connection.
 */
export default function submitToCart(root: HTMLElement): void {
  const form = root.closest('form')
  const button = root.querySelector('button')
  const problem = root.querySelector('[data-order-problem]')
  if (!form || !button || !problem) return
  const { added = '', open = '', href = '', close = '', offline = '' } = root.dataset
  let lineId = crypto.randomUUID()
  let sent = ''
  let busy = false

  form.addEventListener('submit', event => {
    if (event.submitter !== button) return
    event.preventDefault()
    if (busy) return
    busy = true
    button.setAttribute('aria-disabled', 'true')
    void send().finally(() => {
      busy = false
      button.removeAttribute('aria-disabled')
    })
  })

  let isAsked = root.dataset.asked !== undefined && isAskedHere()
  if (isAsked) void seen().then(() => form.requestSubmit(button))

  async function send(): Promise<void> {
    const body = new URLSearchParams([...new FormData(form as HTMLFormElement, button)] as [string, string][])
    if (body.toString() !== sent) lineId = crypto.randomUUID()
    sent = body.toString()
    body.set('lineId', lineId)
    showMessage('')
    const answer = await fetch((button as HTMLButtonElement).formAction, {
      method: 'POST',
      body,
      redirect: 'manual',
    }).catch(() => undefined)
    if (answer?.type === 'opaqueredirect') {
      sent = ''
      renderHeaderCounts()
      track('add_to_cart', { ...productOfPage(), ...quantityIn(body) })
      if (isAsked) return location.assign(href)
      showToast({
        text: added,
        kind: 'note',
        close,
        action: { text: open, run: () => location.assign(href) },
      })
      return
    }
    const page = answer && new DOMParser().parseFromString(await answer.text(), 'text/html')
    isAsked = false
    showMessage(page?.querySelector('[data-order-problem]')?.textContent || offline)
    if (root.dataset.asked !== undefined) root.scrollIntoView({ block: 'center' })
  }

  function showMessage(text: string): void {
    if (problem) problem.textContent = text
  }
}

/**
 * Only once: a visitor returning from the cart has already added the line. The page may be cached from a URL with
 * another query.
 */
function isAskedHere(): boolean {
  const url = new URL(location.href)
  if (url.searchParams.get('addToCart') !== 'true') return false
  url.searchParams.delete('addToCart')
  history.replaceState(history.state, '', url)
  return true
}

/** A prerendered page must not write. */
const seen = (): Promise<void> =>
  new Promise(resolve =>
    'prerendering' in document && document.prerendering
      ? document.addEventListener('prerenderingchange', () => resolve(), { once: true })
      : resolve(),
  )

/** Quantity of a form, under its field name. */
function quantityIn(form: URLSearchParams): { quantity?: number } {
  const quantity = Number(form.get('quantity'))
  return quantity > 0 ? { quantity } : {}
}
