import { queryMarksOf, withQueryMarks } from './marks.ts'

/**
 * Passes the query marks of a visit on from page to page, in the URL alone: nothing is stored on the device, and cached
 * pages stay the same for all visitors.
 */
export function propagateQueryMarks(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, markLink, true)
  addEventListener('submit', markForm)
}

function markLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin === location.origin) link.href = withQueryMarks(link.href, location.search)
}

/** Adds the marks to a form with method GET, unless it has fields of that name. */
function markForm({ target, submitter, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return
  if ((submitter?.getAttribute('formmethod') ?? target.method) !== 'get') return
  for (const [name, value] of queryMarksOf(location.search)) {
    if (target.elements.namedItem(name)) continue
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    // Not part of the product's configuration: its URL has the marks already.
    field.dataset.designer = ''
    target.append(field)
  }
}
