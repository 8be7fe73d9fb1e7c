const KEY = 'smart-banner-closed'

/** Shows the hint at the app on telephones and tablets, until the visitor has closed it once. */
export default function smartBanner(root: HTMLElement): void {
  if (!matchMedia('(hover: none) and (width < 1000px)').matches || isClosed()) return
  root.hidden = false
  root.querySelector('button')?.addEventListener('click', () => {
    root.hidden = true
    try {
      localStorage.setItem(KEY, '1')
    } catch {
      // Without storage it comes back on the next page; nothing else is lost.
    }
  })
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
