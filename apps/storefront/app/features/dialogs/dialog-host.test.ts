// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialog } from './dialog-host.ts'

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(
    document.createDocumentFragment().childNodes as never,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('tells the launcher that a dialog is over which never came, so that it can be asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const onClose = vi.fn()
  expect(openDialog('contact', { onClose })).toBe(true)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(openDialog('contact')).toBe(true)
})
