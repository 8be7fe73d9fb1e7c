import type { Ornament, PhotoSlot, TextElement } from '@passepartout/document'
import type { KeyboardEvent } from 'react'
import type { Designer } from '../state/designer.ts'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Direction and distance of an arrow key: 1 mm, with Shift 10, with Alt 0.1 (designer.md 5). */
export function arrowNudge({ key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>) {
  const arrow = ARROWS[key]
  return arrow && { x: arrow[0], y: arrow[1], step: shiftKey ? 10 : altKey ? 0.1 : 1 }
}

/** Commands for each type of movable element. */
const COMMANDS = {
  text: { move: 'moveText', size: 'setTextWidth', turn: 'turnText' },
  photo: { move: 'movePlace', size: 'setPlaceWidth', turn: 'turnPlace' },
  artwork: { move: 'moveOrnament', size: 'setOrnamentWidth', turn: 'turnOrnament' },
} as const

type NudgeTarget = TextElement | PhotoSlot | Ornament

/** Id of the text, photo or ornament that the arrow keys rotate, from Alt+R until Enter, Esc or another one. */
let turning: string | null = null

/**
 * Keys of a selected customer text, free photo or ornament (designer.md 5): arrows move it by 1 mm, with Shift by 10,
 * with Alt by 0.1; with Ctrl they change its width by as much; after Alt+R they rotate it by 1 degree, with Shift by
 * 15. Delete removes a text; on a photo it empties the slot, as everywhere.
 */
export function nudgeByKey(designer: Designer, element: NudgeTarget, event: KeyboardEvent): void {
  const change = nudgeChange(designer, element, event)
  if (!change) return
  event.preventDefault()
  event.stopPropagation()
  change()
}

function nudgeChange(
  { editor, announcer, t }: Designer,
  { type, id, box, turn }: NudgeTarget,
  { key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
): (() => unknown) | undefined {
  const { commands } = editor
  const by = COMMANDS[type]
  const isTurning = turning === id
  const turnOn = (on: boolean) => () => {
    turning = on ? id : null
    announcer.announce(t(on ? 'ownText.turning' : 'ownText.turningDone'))
  }
  // Compares the key's position, because Alt changes the character it produces.
  if (altKey && code === 'KeyR') return turnOn(!isTurning)
  if (isTurning && (key === 'Enter' || key === 'Escape')) return turnOn(false)
  const arrow = arrowNudge({ key, shiftKey, altKey })
  if (arrow) {
    const { x, y, step } = arrow
    if (isTurning) {
      const degrees = turn + (x || y) * (shiftKey ? 15 : 1)
      return () => commands[by.turn](id, degrees)
    }
    if (ctrlKey || metaKey) {
      const mm = box.width + (x || -y) * step
      return () => commands[by.size](id, mm)
    }
    return () => commands[by.move](id, { x: x * step, y: y * step })
  }
  const isGone = (key === 'Delete' || key === 'Backspace') && !ctrlKey && !metaKey
  return isGone && type === 'text' ? () => commands.removeText(id) : undefined
}
