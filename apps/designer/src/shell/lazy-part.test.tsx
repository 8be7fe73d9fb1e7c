// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DesignerErrorBoundary } from './designer-error-boundary.tsx'
import { lazyPart, preloadParts } from './lazy-part.tsx'

const Panel = ({ name }: { name: string }) => <p>{name} is there</p>
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const shopIsReached = (isReached: boolean) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isReached) throw new TypeError('Failed to fetch')
    return new Response()
  })

let root: Root

beforeEach(() => {
  shopIsReached(false)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
})

afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
})

const show = (part: ReactNode) => act(async () => root.render(part))
const words = () => document.body.textContent

describe('a part that is fetched with its first use', () => {
  test('is fetched once, however often it is shown', async () => {
    const fetchPart = vi.fn(async () => Panel)
    const Part = lazyPart(fetchPart)
    expect(fetchPart).not.toHaveBeenCalled()
    await show(
      <>
        <Part name="First" />
        <Part name="Second" />
      </>,
    )
    expect(words()).toContain('First is there')
    expect(words()).toContain('Second is there')
    expect(fetchPart).toHaveBeenCalledTimes(1)
  })

  test('is there at once where it was fetched before', async () => {
    const Part = lazyPart(async () => Panel)
    await preloadParts(async () => {})
    await show(<Part name="Panel" />)
    expect(words()).toContain('Panel is there')
  })

  test('is asked for once there is a connection, and breaks nothing before', async () => {
    online(false)
    const fetchPart = vi.fn(async () => Panel)
    const Part = lazyPart(fetchPart)
    await show(
      <DesignerErrorBoundary text="It broke" button="Again">
        <Part name="Panel" />
        <p>The rest</p>
      </DesignerErrorBoundary>,
    )
    expect(words()).toContain('The rest')
    expect(fetchPart).not.toHaveBeenCalled()
    online(true)
    await act(async () => void dispatchEvent(new Event('online')))
    expect(words()).toContain('Panel is there')
  })

  test('is asked for where the browser knows of no network and the shop answers', async () => {
    online(false)
    shopIsReached(true)
    const Part = lazyPart(async () => Panel)
    await show(<Part name="Panel" />)
    expect(words()).toContain('Panel is there')
  })

  test('is fetched ahead once the connection is back, whether or not it is shown', async () => {
    online(false)
    const fetchPart = vi.fn(async () => Panel)
    lazyPart(fetchPart)
    const all = preloadParts(async () => {})
    await Promise.resolve()
    expect(fetchPart).not.toHaveBeenCalled()
    online(true)
    dispatchEvent(new Event('online'))
    await all
    expect(fetchPart).toHaveBeenCalledTimes(1)
  })

  test('says that the designer broke where the shop has no such file any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    online(true)
    const Part = lazyPart<{ name: string }>(async () => {
      throw new TypeError('Failed to fetch')
    })
    await show(
      <DesignerErrorBoundary text="It broke" button="Again">
        <Part name="Panel" />
      </DesignerErrorBoundary>,
    )
    expect(words()).toContain('It broke')
  })
})
