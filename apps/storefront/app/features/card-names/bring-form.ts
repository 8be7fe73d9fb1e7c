/**
 * Puts the form of names in its place. Until somebody uses it a page keeps it as a template: as soon as a page is there, browsers
 * lay out all of its fields to see what they could fill in, also within what is closed.
 */
export function bringForm(bar: Element): void {
  const template = bar.querySelector('template')
  template?.replaceWith(template.content)
}
