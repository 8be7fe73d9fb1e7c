import type { DesignerBase } from './designer-base.ts'

/** The canvas shows the page of the finding that the check points at. */
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
