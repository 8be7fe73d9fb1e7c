const OPENER = '[data-opens-dialog], a[href^="#dialog="]'

/**
 * Opens the dialog that a click or the address asks for. Only this much is in the script of every page; the host itself
 * is fetched with the first dialog. A link that opens a dialog leads to a page without script, and in another tab.
 */
export function watchDialogs(): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>(OPENER)
    if (!opener) return
    event.preventDefault()
    void host().then(({ openFrom }) => openFrom(opener))
  })
  const openAddressed = () => {
    if (location.hash.startsWith('#dialog=')) void host().then(({ openFromAddress }) => openFromAddress())
  }
  addEventListener('hashchange', openAddressed)
  openAddressed()
}

const host = () => import('./dialog-host.ts')
