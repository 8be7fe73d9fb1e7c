/** Roles of elements in the words of a person. */
export type Role = 'link' | 'button' | 'radio' | 'field' | 'heading' | 'text'

/**
 * The first visible element of a role whose name or id matches. It runs in the page, so it may use nothing outside
 * itself, in particular no library for roles and names.
 */
export function findElement(role: string, source: string, flags: string): Element | null {
  const selectors: Record<string, string> = {
    link: 'a[href]',
    button: 'button, summary, [role=button], input[type=submit]',
    radio: 'input[type=radio]',
    field: 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea, [contenteditable=true]',
    heading: 'h1, h2',
    text: 'p, span, strong, dd, dt, li, output, div',
  }
  const pattern = new RegExp(source, flags)
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])]
  const namesOf = (element: Element) => [
    element.id,
    element.getAttribute('aria-label'),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent),
    ...labelsOf(element).map(label => label.textContent),
    element.textContent,
  ]
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  for (const element of document.querySelectorAll(selectors[role] ?? '*')) {
    if (element.closest('[inert], [aria-hidden=true]')) continue
    if (!namesOf(element).some(name => pattern.test(words(name)))) continue
    // An option is often visible by its label alone.
    const pressed = role === 'radio' ? labelsOf(element).find(isSeen) : undefined
    if (pressed) return pressed
    if (isSeen(element)) return element
  }
  return null
}

/** Scrolls an element to the centre of the window, where no sticky element covers it, and returns its position. */
export function scrollToMiddle(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].join(' ')
}
