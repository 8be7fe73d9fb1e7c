// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import showFlagBranch from './flag.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a flag that nobody can decide leaves the page as it is, and the shop is told', async () => {
  const told: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response()
  })
  document.body.innerHTML =
    '<div data-flag="no-such-flag"><p data-branch="off"></p><p data-branch="on" inert></p></div>'
  const root = document.querySelector('div') as HTMLElement
  showFlagBranch(root)
  await vi.waitFor(() => expect(told).toMatchObject([{ key: 'flag-service-error', flag: 'no-such-flag' }]))
  expect(root.dataset.treatment).toBeUndefined()
})
