import { type Crop, findSlot, type Point, withCrop } from '@passepartout/document'
import { type CommandContext, cropParams, sameCrop } from '../commands/command-context.ts'
import type { AnnouncementKey } from '../events.ts'
import { describePan, type PhotoInSlot, resolvePhotoInSlot } from '../resolve-photo-in-slot.ts'
import { createDebounce, type Schedule } from '../schedule.ts'
import type { Params, StepName } from '../state.ts'
import { angleDialGesture } from './angle-dial-gesture.ts'
import { cropHandleGesture, type Handle } from './crop-handle-gesture.ts'
import type { GestureMachine, GestureState, PointerPrecision } from './gesture.ts'
import { panGesture } from './pan-gesture.ts'
import { pinchGesture, type TwoFingers } from './pinch-gesture.ts'
import { type WheelDelta, wheelGesture } from './wheel-gesture.ts'
import { zoomGesture } from './zoom-gesture.ts'

/** A gesture in progress. `commit` makes it one undo step, `cancel` restores the state before it. */
export interface GestureHandle<Update> {
  update(input: Update): void
  commit(): void
  cancel(): void
  /** False once the gesture was committed or cancelled. */
  isLive(): boolean
}

/** Each function starts a gesture on the photo of a slot; null without a photo or during another gesture. */
export interface Gestures {
  pan(slotId: string, input: { at: Point }): GestureHandle<{ at: Point } & PointerPrecision> | null
  /** A second finger turns a pan into a pinch; both are one undo step. */
  pinch(slotId: string, input: TwoFingers): GestureHandle<TwoFingers> | null
  dial(slotId: string): GestureHandle<{ angle: number; free?: boolean }> | null
  zoom(slotId: string): GestureHandle<{ zoom: number }> | null
  handle(
    slotId: string,
    input: { at: Point; handle: Handle },
  ): GestureHandle<{ at: Point; fromCentre?: boolean }> | null
  /** Handles one wheel event; events in quick succession are one undo step. */
  wheel(slotId: string, input: WheelDelta): boolean
  /** Escape: cancels the gesture in progress; false when there is none. */
  cancel(): boolean
}

const WHEEL_REST_MS = 300

interface Live {
  kind: string
  slotId: string
  /** The crop at the start of the gesture. */
  origin: Crop
  commit(): void
  cancel(): void
}

export function createGestures(context: CommandContext, schedule: Schedule | undefined): Gestures {
  const { core } = context
  const rest = createDebounce(WHEEL_REST_MS, schedule)
  let live: Live | null = null
  let wheeling: GestureHandle<WheelDelta> | null = null

  function start<Begin, Update, State extends GestureState>(
    machine: GestureMachine<Begin, Update, State>,
    slotId: string,
    input: Begin,
    takesOver?: string,
  ): GestureHandle<Update> | null {
    if (live?.kind === 'wheel') live.commit()
    if (live && live.kind !== takesOver) return null
    const photo = resolvePhotoInSlot(core.snapshot(), slotId)
    if (!photo) return null
    let state = machine.begin(photo, input)
    const origin = live?.origin ?? photo.crop
    const own: Live = {
      kind: machine.kind,
      slotId,
      origin,
      commit() {
        if (live !== own) return
        live = null
        if (sameCrop(state.crop, origin)) core.setGesture(null)
        else commitGesture(context, slotId, state.crop, machine.kind)
      },
      cancel() {
        if (live !== own) return
        live = null
        core.setGesture(null)
      },
    }
    live = own
    show(photo, state)
    return {
      isLive: () => live === own,
      commit: own.commit,
      cancel: own.cancel,
      update(next) {
        if (live !== own) return
        try {
          state = machine.update(photo, state, next)
        } catch (error) {
          own.cancel()
          throw error
        }
        show(photo, state)
      },
    }

    function show({ slot }: PhotoInSlot, { crop, opening, snaps = [] }: State) {
      core.setGesture({ kind: machine.kind, slotId: slot.id, crop, opening: opening ?? null, snaps })
    }
  }

  core.onSettle(() => {
    rest.cancel()
    live?.commit()
  })

  return {
    pan: (slotId, input) => start(panGesture, slotId, input),
    pinch: (slotId, input) => start(pinchGesture, slotId, input, 'pan'),
    dial: slotId => start(angleDialGesture, slotId, {}),
    zoom: slotId => start(zoomGesture, slotId, {}),
    handle: (slotId, input) => start(cropHandleGesture, slotId, input),
    wheel(slotId, input) {
      if (!wheeling?.isLive() || live?.slotId !== slotId) wheeling = start(wheelGesture, slotId, {})
      if (!wheeling) return false
      wheeling.update(input)
      rest.restart(() => wheeling?.commit())
      return true
    },
    cancel() {
      rest.cancel()
      const was = live
      live?.cancel()
      return was !== null
    },
  }
}

function commitGesture(context: CommandContext, slotId: string, crop: Crop, kind: string): void {
  const { core, quality } = context
  const { document } = core.snapshot()
  const found = findSlot(document, slotId)
  const before = found?.slot.photo?.crop
  if (!found || !before) {
    core.setGesture(null)
    return
  }
  const named = nameOf(before, crop)
  const photo = resolvePhotoInSlot(core.snapshot(), slotId)
  const params: Params = photo ? { photo: photo.asset.name } : {}
  const isWheel = kind === 'wheel'
  const changed = core.commit(
    { document: withCrop(document, slotId, crop) },
    { name: named.name, params, pageId: found.page.id, ...(isWheel && { mergeKey: `wheel/${slotId}` }) },
  )
  if (!isWheel) core.seal()
  const moved = photo && named.name === 'crop-moved' ? describePan(photo, before, crop) : {}
  if (changed) core.announcer.announce(named.announce, { ...cropParams(core, slotId, quality), ...moved })
}

/** Names a gesture by what it changed. */
function nameOf(before: Crop, after: Crop): { name: StepName; announce: AnnouncementKey } {
  if (before.fit !== after.fit) return { name: 'crop-filled', announce: 'crop.filled' }
  if (before.angle !== after.angle) return { name: 'crop-tilted', announce: 'crop.tilted' }
  if (before.zoom !== after.zoom) return { name: 'crop-zoomed', announce: 'crop.zoom' }
  return { name: 'crop-moved', announce: 'crop.moved' }
}
