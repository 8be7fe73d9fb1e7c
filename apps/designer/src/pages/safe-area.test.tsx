// @vitest-environment happy-dom
import { createFrameDocument } from '@passepartout/document'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import { createStore } from '../state/store.ts'
import { SafeArea } from './safe-area.tsx'

const [page] = createFrameDocument({
  ...{ widthMm: 300, heightMm: 200, bleed: 3, safe: 5, edge: null, title: '' },
}).pages
if (!page) throw new Error('A document without a page')

let root: Root
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Renders it at two pixels per millimetre. */
function showOn(layout: 'desk' | 'tablet' | 'phone'): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const designer = { t: (key: string) => key, view: createStore({ layout }) } as unknown as Designer
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  act(() =>
    root.render(
      <DesignerContext value={designer}>
        <SafeArea page={page as never} scale={2} />
      </DesignerContext>,
    ),
  )
}

test.each(['desk', 'tablet', 'phone'] as const)(
  'the line around safe text lies where the check measures from, on a %s',
  layout => {
    showOn(layout)
    const { left, top, width, height } = document.querySelector<HTMLElement>('.safe-area')?.style ?? {}
    expect([left, top, width, height]).toEqual(['10px', '10px', '580px', '380px'])
  },
)

test.each([
  ['desk', 'scene.safe'],
  ['tablet', ''],
  ['phone', ''],
] as const)('words below it stand where there is room for them, on a %s', (layout, words) => {
  showOn(layout)
  expect(document.querySelector('main')?.textContent).toBe(words)
})
