// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import { createStore } from '../state/store.ts'
import { useLiveViewTransform, ViewLayer } from './view-layer.tsx'

const OPTIONS = {
  box: { x: 0, y: 0, width: 100, height: 50 },
  ...{ width: 240, height: 240, margin: { x: 20, top: 20, bottom: 20 } },
}
const view = createStore({ view: { zoom: 1, x: 0, y: 0 } })
const drawn = vi.fn()
let root: Root

function Stage() {
  const fit = useLiveViewTransform(OPTIONS)
  return (
    <ViewLayer fit={fit} className="product">
      <Page scale={fit.laid.scale} />
    </ViewLayer>
  )
}

function Page({ scale }: { scale: number }) {
  drawn(scale)
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  view.set({ view: { zoom: 1, x: 0, y: 0 } })
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  act(() =>
    root.render(
      <DesignerContext value={{ view } as unknown as Designer}>
        <Stage />
      </DesignerContext>,
    ),
  )
  drawn.mockClear()
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const moveTo = (to: { zoom: number; x: number; y: number }) => act(() => view.set({ view: to }))
const transform = () => document.querySelector<HTMLElement>('.product')?.style.transform

test('a page goes along with the view and is not drawn anew', () => {
  moveTo({ zoom: 1, x: 30, y: -10 })
  expect(transform()).toBe('translate(50px, 60px)')
  moveTo({ zoom: 1.5, x: 30, y: -10 })
  expect(transform()).toMatch(/scale\(1\.5\)$/)
  expect(drawn).not.toHaveBeenCalled()
})

test('it is drawn once for the zoom that the view rests at', () => {
  moveTo({ zoom: 1.2, x: 0, y: 0 })
  moveTo({ zoom: 2, x: 0, y: 0 })
  act(() => vi.advanceTimersByTime(149))
  expect(drawn).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(drawn).toHaveBeenCalledExactlyOnceWith(4)
  expect(transform()).not.toContain('scale')
})
