import type { DragChange, Point } from '@passepartout/document'
import type { PointerEvent } from 'react'

/** Rotation snaps at every 15 degrees, within this distance. */
const CATCH = { every: 15, within: 4 }

export interface RotationStart {
  at: Point
  /** Centre of the rotated element, on the screen. */
  middle: Point
  turn: number
}

export function startRotation(
  { clientX, clientY }: PointerEvent,
  frame: HTMLElement | null,
  turn: number,
): RotationStart {
  const { x = 0, y = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
  return { at: { x: clientX, y: clientY }, middle: { x: x + width / 2, y: y + height / 2 }, turn }
}

/** The angle of a rotation drag; with Ctrl nothing snaps. */
export function rotateTo({ at, middle, turn }: RotationStart, event: PointerEvent): DragChange {
  const angle = (x: number, y: number) => (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI
  const turned = turn + angle(event.clientX, event.clientY) - angle(at.x, at.y)
  return { degrees: event.ctrlKey || event.metaKey ? turned : snapAngle(turned) }
}

function snapAngle(degrees: number): number {
  const nearest = Math.round(degrees / CATCH.every) * CATCH.every
  return Math.abs(degrees - nearest) <= CATCH.within ? nearest : Math.round(degrees)
}
