import type { DesignerBase } from './designer-base.ts'

/** Displays the page of the check's current finding on the canvas. */
export function showPageOfActiveFinding({ view, design, editor }: DesignerBase): void {
  let shown = view.get().finding
  view.subscribe(() => {
    const { finding: key } = view.get()
    if (key === shown) return
    shown = key
    const pageId = design.get().findings.find(finding => finding.key === key)?.pageId
    if (pageId) editor.session.showPage(pageId)
  })
}
