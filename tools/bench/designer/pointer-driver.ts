import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

export interface PointerPosition {
  x: number
  y: number
}

/** Of one gesture: 1.5 s of a 60 Hz display. */
export const STEPS_PER_MOVE = 90
const STEP_MS = 16

/** Sends the steps at the display's rate, whether or not the page keeps up; waits for the page only at the end. */
async function paceSteps(step: (share: number) => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = []
  const began = performance.now()
  for (let index = 1; index <= STEPS_PER_MOVE; index++) {
    sent.push(step(index / STEPS_PER_MOVE))
    await wait(Math.max(0, began + index * STEP_MS - performance.now()))
  }
  await Promise.all(sent)
}

/** There and back, so that a dragged object stays visible however long it takes. */
const oscillate = (share: number) => Math.sin(share * Math.PI * 4)

/** A finger or a mouse through the browser's own input events: Playwright's would wait for every step. */
export function createPointerDriver(session: CDPSession, isTouch: boolean) {
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: (PointerPosition & { id: number })[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const mouse = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    { x, y }: PointerPosition,
    isDown = true,
  ) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, x, y },
      ...(isDown ? { button: 'left', buttons: 1, clickCount: 1 } : {}),
    })

  return {
    async press(at: PointerPosition): Promise<void> {
      if (isTouch) {
        await touch('touchStart', [{ ...at, id: 0 }])
        await wait(60)
        await touch('touchEnd', [])
      } else {
        await mouse('mouseMoved', at, false)
        await mouse('mousePressed', at)
        await wait(60)
        await mouse('mouseReleased', at)
      }
      await wait(400)
    },

    /** Drags an object to and fro by so many pixels. */
    async drag(from: PointerPosition, by: PointerPosition, holdMs = 0): Promise<void> {
      const to = (share: number) => ({
        x: from.x + by.x * oscillate(share),
        y: from.y + by.y * oscillate(share),
      })
      if (isTouch) await touch('touchStart', [{ ...from, id: 0 }])
      else {
        await mouse('mouseMoved', from, false)
        await mouse('mousePressed', from)
      }
      await wait(holdMs)
      await paceSteps(share =>
        isTouch ? touch('touchMove', [{ ...to(share), id: 0 }]) : mouse('mouseMoved', to(share)),
      )
      if (isTouch) await touch('touchEnd', [])
      else await mouse('mouseReleased', from)
    },

    /** Pinches with two fingers, or turns the wheel with Ctrl (over a crop: without). */
    async zoom(around: PointerPosition, withKey: boolean): Promise<void> {
      const fingers = (share: number) => {
        const apart = 50 + 40 * oscillate(share)
        return [
          { x: around.x - apart, y: around.y, id: 0 },
          { x: around.x + apart, y: around.y, id: 1 },
        ]
      }
      if (!isTouch) {
        await paceSteps(share => wheel(around, -12 * Math.cos(share * Math.PI * 4), withKey ? 2 : 0))
        return
      }
      await touch('touchStart', fingers(0).slice(0, 1))
      await touch('touchStart', fingers(0))
      await paceSteps(share => touch('touchMove', fingers(share)))
      await touch('touchEnd', [])
    },

    /** Pans the view with the wheel or a finger. */
    async pan(from: PointerPosition): Promise<void> {
      if (isTouch) return this.drag(from, { x: 40, y: 60 })
      await paceSteps(share => wheel(from, 12 * Math.cos(share * Math.PI * 4), 0))
    },
  }

  function wheel({ x, y }: PointerPosition, deltaY: number, modifiers: number) {
    return session.send('Input.dispatchMouseEvent', {
      ...{ type: 'mouseWheel', x, y, deltaX: 0, deltaY, modifiers },
    })
  }
}

export type PointerDriver = ReturnType<typeof createPointerDriver>
