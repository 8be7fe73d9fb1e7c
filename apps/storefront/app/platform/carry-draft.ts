import { draftIn, draftOfReferrer, withDraft } from './draft-address.ts'

/**
 * A visitor who came from a designer to change the configuration returns to the same draft: the page carries it in its
 * URL, and every link to the designer passes it on. Nothing is stored on the device, and cached pages stay the same for
 * all visitors.
 */
export function carryDraft(): void {
  const before = draftOfReferrer(location, document.referrer)
  if (before.length > 0) {
    const search = new URLSearchParams([...new URLSearchParams(location.search), ...before])
    history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  }
  if (draftIn(location.search).length === 0) return
  document.documentElement.dataset.draft = ''
  addEventListener('click', markLink, true)
  addEventListener('submit', markForm, true)
}

/** Adds the draft to links to another colour or material of the same product, and to its designer. */
function markLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || 'withoutDraft' in link.dataset) return
  const url = new URL(link.href)
  if (url.searchParams.has('draft')) return
  if (url.pathname.includes('/configurator-')) link.href = withDraft(link.href, location.search)
  else if ('material' in link.dataset || (url.pathname === location.pathname && url.search !== '')) {
    for (const [name, id] of draftIn(location.search)) url.searchParams.set(name, id)
    link.href = url.href
  }
}

function markForm({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return
  const action = submitter?.getAttribute('formaction') ?? target.getAttribute('action') ?? ''
  for (const field of target.querySelectorAll('[data-draft-field]')) field.remove()
  if (!action.includes('/configurator-')) return
  for (const [name, value] of [...draftIn(location.search), ['change', '1'] as const]) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    // Not part of the product's configuration.
    field.dataset.designer = ''
    field.dataset.draftField = ''
    target.append(field)
  }
}
