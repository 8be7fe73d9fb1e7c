// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import { createStore } from '../state/store.ts'
import { useCanvasPointers } from './use-canvas-pointers.ts'

const view = createStore({ view: { zoom: 1, x: 0, y: 0 } })
const editor = { getSnapshot: () => ({ gesture: null, session: { mode: 'check', open: null } }) }
let root: Root
let frames: (() => void)[] = []

function Stage() {
  const stage = useRef<HTMLDivElement>(null)
  return <div ref={stage} {...useCanvasPointers(stage, () => ({ scale: 1, x: 0, y: 0 }))} />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  act(() =>
    root.render(
      <DesignerContext value={{ view, editor } as unknown as Designer}>
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

test('two fingers ask once a frame where the stage lies, and again in the next', () => {
  const stage = document.querySelector('main > div') as HTMLElement
  stage.setPointerCapture = () => undefined
  const asked = vi.spyOn(stage, 'getBoundingClientRect')
  const finger = (type: string, pointerId: number, clientX: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX, clientY: 10, pointerType: 'touch', bubbles: true }),
    )
  const shown = () => {
    for (const frame of frames.splice(0)) frame()
  }
  finger('pointerdown', 1, 10)
  finger('pointerdown', 2, 50)
  shown()
  asked.mockClear()
  finger('pointermove', 1, 0)
  finger('pointermove', 2, 60)
  expect(asked).toHaveBeenCalledOnce()
  shown()
  finger('pointermove', 1, -10)
  expect(asked).toHaveBeenCalledTimes(2)
  shown()
  expect(view.get().view.zoom).toBeGreaterThan(1)
})
