// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrateIslands } from './hydrate-islands.ts'
import type { HydrationTrigger } from './hydration-trigger.ts'
import { Island } from './island.tsx'

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

function Choice({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <form data-value={value}>
      {['small', 'large'].map(size => (
        <label key={size}>
          <input
            type="radio"
            name="size"
            value={size}
            defaultChecked={size === initial}
            onChange={() => setValue(size)}
          />
          {size}
        </label>
      ))}
    </form>
  )
}

function Explained() {
  const [isOpen, setOpen] = useState(false)
  return (
    <label data-open={isOpen}>
      <input type="checkbox" />
      Matt
      <button type="button" onClick={() => setOpen(true)}>
        <i>?</i>
      </button>
    </label>
  )
}

function Broken(_: { start: number }): never {
  throw new Error('the island is broken')
}

const serve = (when: HydrationTrigger, component: typeof Counter = Counter, name = 'counter') =>
  renderToString(<Island name={name} component={component} props={{ start: 3 }} when={when} />)

const loaded = (component: React.ComponentType<never>) => vi.fn(() => Promise.resolve({ default: component }))
const button = () => document.querySelector('button') as HTMLButtonElement

let reported: unknown[] = []

beforeEach(() => {
  reported = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('an island', () => {
  test('shows its server HTML before its code is there, and keeps the same nodes afterwards', async () => {
    document.body.innerHTML = serve('load')
    const before = button()
    expect(before.textContent).toBe('3')
    hydrateIslands(() => loaded(Counter))
    await vi.waitFor(() => expect(document.querySelector('[data-alive]')).not.toBeNull())
    expect(button()).toBe(before)
  })

  test('that waits for interaction does not fetch its code until it is used', async () => {
    document.body.innerHTML = serve('interaction')
    const load = loaded(Counter)
    hydrateIslands(() => load)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(load).not.toHaveBeenCalled()
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('that can be seen waits for the first sign of a visitor', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly seen: (entries: { isIntersecting: boolean }[]) => void
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          this.seen = seen
        }
        observe() {
          this.seen([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
    document.body.innerHTML = serve('visible')
    const load = loaded(Counter)
    hydrateIslands(() => load)
    await new Promise(resolve => setTimeout(resolve, 400))
    expect(load).not.toHaveBeenCalled()
    dispatchEvent(new Event('pointermove'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  })

  test('does not lose the click that woke it', async () => {
    document.body.innerHTML = serve('interaction')
    hydrateIslands(() => loaded(Counter))
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    button().click()
    await vi.waitFor(() => expect(button().textContent).toBe('4'))
  })

  test('takes over what was chosen before it was alive', async () => {
    document.body.innerHTML = renderToString(
      <Island name="choice" component={Choice} props={{ initial: 'small' }} when="load" />,
    )
    const large = document.querySelector<HTMLInputElement>('[value=large]') as HTMLInputElement
    large.checked = true
    hydrateIslands(() => loaded(Choice))
    await vi.waitFor(() => expect(document.querySelector('form')?.dataset.value).toBe('large'))
    expect(large.checked).toBe(true)
  })

  test('chooses once what was pressed by its words before it was alive', async () => {
    document.body.innerHTML = renderToString(
      <Island name="choice" component={Choice} props={{ initial: 'small' }} when="interaction" />,
    )
    const chosen = vi.fn()
    document.addEventListener('change', chosen)
    const clicked: EventTarget[] = []
    hydrateIslands(() => loaded(Choice))
    const label = document.querySelector('label:has([value=large])') as HTMLElement
    label.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    label.click()
    document.addEventListener('click', event => clicked.push(event.target as Element))
    await vi.waitFor(() => expect(document.querySelector('form')?.dataset.value).toBe('large'))
    expect(chosen).toHaveBeenCalledTimes(1)
    expect(clicked).toEqual([document.querySelector('[value=large]')])
  })

  test('does again what was pressed before it was alive, in its order, and the same press once', async () => {
    document.body.innerHTML = renderToString(
      <Island name="choice" component={Choice} props={{ initial: 'small' }} when="interaction" />,
    )
    const label = document.querySelector('label:has([value=large])') as HTMLElement
    const go = Object.assign(document.createElement('b'), { textContent: 'Go' })
    label.parentElement?.append(go)
    const pressed: (string | undefined)[][] = []
    document.addEventListener('click', ({ target }) =>
      // The earlier choice is settled when the next click is replayed.
      pressed.push([target === go ? 'go' : 'large', document.querySelector('form')?.dataset.value]),
    )
    hydrateIslands(() => loaded(Choice))
    label.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    label.click()
    for (const _ of [1, 2]) go.click()
    expect(pressed).toEqual([])
    await vi.waitFor(() => expect(pressed.at(-1)).toEqual(['go', 'large']))
    expect(pressed.filter(([what]) => what === 'go')).toHaveLength(1)
  })

  test('gives a press on a button among the words of a choice to that button', async () => {
    document.body.innerHTML = renderToString(
      <Island name="explained" component={Explained} props={{}} when="interaction" />,
    )
    hydrateIslands(() => loaded(Explained))
    const sign = document.querySelector('i') as HTMLElement
    sign.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    sign.click()
    await vi.waitFor(() => expect(document.querySelector('label')?.dataset.open).toBe('true'))
  })

  test('that throws leaves its own HTML and the other islands as they were', async () => {
    document.body.innerHTML = serve('load', Counter, 'broken') + serve('load', Counter, 'counter')
    hydrateIslands(name => loaded(name === 'broken' ? Broken : Counter))
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    const [broken, alive] = [...document.querySelectorAll('button')]
    expect(broken?.textContent).toBe('3')
    alive?.click()
    await vi.waitFor(() => expect(alive?.textContent).toBe('4'))
  })

  test('whose media query does not match stays asleep', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    document.body.innerHTML = serve('media')
    const load = loaded(Counter)
    hydrateIslands(() => load)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(load).not.toHaveBeenCalled()
  })

  test('cannot break out of its data block', () => {
    const html = renderToString(
      <Island
        name="x"
        component={({ text }: { text: string }) => text}
        props={{ text: '</script><img>' }}
        when="load"
      />,
    )
    expect(html).not.toContain('</script><img>')
    document.body.innerHTML = html
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({
      text: '</script><img>',
    })
  })
})
