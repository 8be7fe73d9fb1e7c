import { queryMarksOf, withQueryMarks } from './marks.ts'

/**
 * Hands the marks that a visit began with on from page to page, in the address alone: nothing is kept on the device, and
 * the pages in the cache stay everybody's.
 */
export function propagateQueryMarks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, markLink, true)
  addEventListener('submit', markForm)
}

function markLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin === location.origin) link.href = withQueryMarks(link.href, location.search)
}

/** A form that is sent as a query; its own fields say the rest. */
function markForm({ target, submitter, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return
  if ((submitter?.getAttribute('formmethod') ?? target.method) !== 'get') return
  for (const [name, value] of queryMarksOf(location.search)) {
    if (target.elements.namedItem(name)) continue
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    // No choice of the product: its address has the marks already.
    field.dataset.designer = ''
    target.append(field)
  }
}
