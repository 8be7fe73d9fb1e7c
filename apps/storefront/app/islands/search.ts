import { onFirstInteraction } from './runtime/hydration-trigger.ts'

type Panel = typeof import('../features/search/search-panel.ts')

/**
 * Opens the search in place (`features/search/search-panel.ts`). The panel loads at the visitor's first interaction:
 * phones open their keyboard only for a field that gets the focus within the press itself.
 */
export default function search(link: HTMLAnchorElement): void {
  let panel: Panel | undefined
  const load = async (): Promise<Panel> => {
    panel = await import('../features/search/search-panel.ts')
    return panel
  }
  void onFirstInteraction()
    .then(load)
    .catch(() => undefined)

  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (panel) panel.openSearchPanel(link)
    else
      void load().then(
        // Nothing to do where the page is about to reload.
        loaded => loaded?.openSearchPanel(link),
        () => location.assign(link.href),
      )
  })
}
