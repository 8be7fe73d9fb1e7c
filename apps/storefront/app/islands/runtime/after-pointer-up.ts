/** Limit of the wait for a release that never comes, as of a press that became a drag. */
const LONGEST_PRESS_MS = 1000

let press: Promise<void> | undefined

addEventListener('pointerdown', () => {
  press ??= new Promise(resolve => {
    const end = () => {
      press = undefined
      resolve()
    }
    // The click follows its release in the same task.
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(end), { once: true })
    setTimeout(end, LONGEST_PRESS_MS)
  })
})

/** Waits for a press to end: replacing an element between press and release would swallow the click. */
export const afterPointerUp = (): Promise<void> => press ?? Promise.resolve()
