const OPENER = '[data-opens-dialog], a[href^="#dialog="]'

/**
 * Opens the dialog that a click or the address requests. Every page loads only this much; the host itself is fetched
 * with the first dialog. Without a script, or in another tab, such a link leads to a page.
 */
export function watchDialogs(): void {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>(OPENER)
    if (!opener) return
    event.preventDefault()
    void host().then(
      // `undefined` if the page is being left.
      loaded => loaded?.openDialogFromElement(opener),
      () => opener instanceof HTMLAnchorElement && location.assign(opener.href),
    )
  })
  const openAddressed = () => {
    if (location.hash.startsWith('#dialog=')) void host().then(loaded => loaded?.openDialogFromUrl())
  }
  addEventListener('hashchange', openAddressed)
  openAddressed()
  for (const change of ['toggle', 'close']) document.addEventListener(change, lockBackground, true)
}

/** The page below a modal dialog does not scroll. */
function lockBackground(): void {
  document.documentElement.toggleAttribute('data-locked', document.querySelector('dialog:modal') !== null)
}

const host = (): Promise<typeof import('./dialog-host.ts') | undefined> => import('./dialog-host.ts')
