// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import { createStore } from '../state/store.ts'
import { usePanZoom } from './use-pan-zoom.ts'

let root: Root
let moveView: ReturnType<typeof usePanZoom>
let frames: (() => void)[] = []
const view = createStore({ view: { zoom: 1, x: 0, y: 0 } })

function Stage() {
  moveView = usePanZoom()
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  view.set({ view: { zoom: 1, x: 0, y: 0 } })
  root = createRoot(document.createElement('main'))
  act(() =>
    root.render(
      <DesignerContext value={{ view } as unknown as Designer}>
        <Stage />
      </DesignerContext>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  frames = []
})

const right = (by: number) => moveView(now => ({ ...now, x: now.x + by }))
const shown = () => {
  for (const frame of frames.splice(0)) frame()
}

test('two fingers that move in one frame are drawn once, with what both did', () => {
  const drawn = vi.fn()
  const stop = view.subscribe(drawn)
  right(3)
  right(4)
  shown()
  stop()
  expect(drawn).toHaveBeenCalledOnce()
  expect(view.get().view.x).toBe(7)
})

test('each frame goes on from what is shown, as a key may have moved it meanwhile', () => {
  right(3)
  view.set({ view: { zoom: 2, x: 100, y: 0 } })
  shown()
  right(4)
  shown()
  expect(view.get().view).toEqual({ zoom: 2, x: 107, y: 0 })
})
