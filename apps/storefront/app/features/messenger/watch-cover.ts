/** What lies over the launcher: dialogs, and notices at the foot of the window. */
const COVERS = 'dialog[open], [data-covers-foot]:not([hidden])'
/** A keyboard on the screen leaves less of the window than this. */
const KEYBOARD_SHARE = 0.75

/** Tells when something begins to cover the foot of the page, or nothing does any more. */
export function watchCover(say: (isCovered: boolean) => void): void {
  let known = false
  const look = () => {
    const isCovered = document.querySelector(COVERS) !== null || hasKeyboard()
    if (isCovered === known) return
    known = isCovered
    say(isCovered)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'hidden'],
  })
  globalThis.visualViewport?.addEventListener('resize', look)
  look()
}

/** Fingers that enlarge the page make the visible part smaller, too, but not at this scale. */
function hasKeyboard(): boolean {
  const { height, scale } = globalThis.visualViewport ?? { height: innerHeight, scale: 1 }
  return height * scale < innerHeight * KEYBOARD_SHARE
}
