import type { TextElement } from '@passepartout/document'
import type { KeyboardEvent } from 'react'
import type { Designer } from '../state/create-designer.ts'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The text whose arrows turn it, from Alt+R until Enter, Esc or another text. */
let turning: string | null = null

/**
 * Keys of a selected own text (designer.md 5): arrows move it by 1 mm, with Shift by 10, with Alt by 0.1; with Strg they make
 * it narrower and wider by as much; after Alt+R they turn it by 1 degree, with Shift by 15. Delete takes it away.
 */
export function changeByKey(
  { editor, announcer, t }: Designer,
  { id, box, turn }: TextElement,
  event: KeyboardEvent,
): void {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event
  const { commands } = editor
  const arrow = ARROWS[key]
  const isTurning = turning === id
  const act = (change: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    change()
  }
  // Alt changes what a key writes; where it stands does not change.
  if (altKey && code === 'KeyR')
    return act(() => {
      turning = isTurning ? null : id
      announcer.say(t(isTurning ? 'ownText.turningDone' : 'ownText.turning'))
    })
  if (isTurning && (key === 'Enter' || key === 'Escape'))
    return act(() => {
      turning = null
      announcer.say(t('ownText.turningDone'))
    })
  if (arrow) {
    const [x, y] = arrow
    if (isTurning) return act(() => commands.turnText(id, turn + (x || y) * (shiftKey ? 15 : 1)))
    const mm = shiftKey ? 10 : altKey ? 0.1 : 1
    if (ctrlKey || metaKey) return act(() => commands.setTextWidth(id, box.width + (x || -y) * mm))
    return act(() => commands.moveText(id, { x: x * mm, y: y * mm }))
  }
  if (!ctrlKey && !metaKey && (key === 'Delete' || key === 'Backspace')) act(() => commands.removeText(id))
}
