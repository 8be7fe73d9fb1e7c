/** Elements over the launcher: dialogs, and notices at the foot of the window. */
const COVERS = 'dialog[open], [data-covers-foot]:not([hidden])'
/** An on-screen keyboard leaves less than this share of the window. */
const KEYBOARD_SHARE = 0.75

/** Reports when something begins to cover the foot of the page, and when nothing does any more. */
export function watchCover(onChange: (isCovered: boolean) => void): void {
  let known = false
  const look = () => {
    const isCovered = document.querySelector(COVERS) !== null || hasKeyboard()
    if (isCovered === known) return
    known = isCovered
    onChange(isCovered)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'hidden'],
  })
  globalThis.visualViewport?.addEventListener('resize', look)
  look()
}

/** Pinch zoom reduces the visible height too; multiplying by the scale cancels that. */
function hasKeyboard(): boolean {
  const { height, scale } = globalThis.visualViewport ?? { height: innerHeight, scale: 1 }
  return height * scale < innerHeight * KEYBOARD_SHARE
}
