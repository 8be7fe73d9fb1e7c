// @vitest-environment happy-dom
import { closePhotoLink, confirmPhotoLink, getPhotoLink, openDraftLink } from '@passepartout/contracts'
import { createTranslator } from '@passepartout/domain'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '../messages/index.ts'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import ContinueOnDeviceDialog from './continue-on-device-dialog.tsx'

let root: Root
let isMounted: boolean
let state: object
let called: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  called = []
  state = { state: 'waiting', number: null, photos: [] }
  const answers: Record<string, () => object> = {
    [openDraftLink.name]: () => ({ id: 'link-1', code: 'K7QF2M9XAB', opensUntil: '' }),
    [getPhotoLink.name]: () => state,
    [confirmPhotoLink.name]: () => ({ id: 'link-1' }),
    [closePhotoLink.name]: () => ({ id: 'link-1' }),
  }
  const designer = {
    t: createTranslator(MESSAGES.de ?? {}, { locale: 'de-DE', language: 'de' }),
    client: {
      call: async ({ name }: { name: string }) => {
        called.push(name)
        return { ok: true, payload: answers[name]?.() }
      },
    },
    data: { shop: { channel: 'kartenliebe', country: 'de', locale: 'de-DE' }, platform: 'web' },
    keeping: { flush: async () => true, ensure: async () => ({ id: 'draft-1' }) },
  } as unknown as Designer
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  isMounted = true
  await act(async () => {
    root.render(
      <DesignerContext.Provider value={designer}>
        <ContinueOnDeviceDialog onClose={() => undefined} />
      </DesignerContext.Provider>,
    )
  })
})
const leave = async () => {
  if (isMounted) await act(async () => root.unmount())
  isMounted = false
}
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const said = () => document.querySelector('dialog')?.textContent ?? ''

describe('the way to another device', () => {
  test('is a code to scan and to type', async () => {
    await passes(10)
    expect(said()).toContain('K7QF2-M9XAB')
    expect(document.querySelector('.qr-code')).not.toBeNull()
    expect(said()).toContain('/configurator-continue')
  })

  test('is confirmed by the number of the other device, and stays open until that has fetched it', async () => {
    await passes(10)
    state = { state: 'claimed', number: '47', photos: [] }
    await passes(1600)
    expect(document.querySelector('.phone-number')?.textContent).toBe('47')
    await act(async () => document.querySelector<HTMLButtonElement>('[data-first]')?.click())
    expect(said()).toContain('öffnet sich auf dem anderen Gerät')
    await leave()
    expect(called).not.toContain(closePhotoLink.name)
  })

  test('is closed with its dialog where nobody came', async () => {
    await passes(10)
    await leave()
    expect(called).toContain(closePhotoLink.name)
  })
})
