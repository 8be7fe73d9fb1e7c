import type { DesignerBase } from '../state/designer-base.ts'

/** Runs once, with the first photo of the tray: for code that a first edit does not need. */
export function onFirstPhoto({ design }: Pick<DesignerBase, 'design'>, run: () => void): void {
  const forget = design.subscribe(() => {
    if (design.get().tray.length === 0) return
    forget()
    run()
  })
}
