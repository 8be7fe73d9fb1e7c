// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { messengerService } from './messenger-service.ts'

let count = 0
let src = ''
beforeEach(() => {
  document.head.innerHTML = ''
  src = `https://messenger.example/launch-${++count}.js`
  // A plain element replaces the script element, so that nothing is fetched.
  const bare = document.createElement('div')
  vi.spyOn(document, 'createElement').mockImplementation(() => bare.cloneNode() as HTMLElement)
})
const arrive = () => document.head.firstElementChild?.dispatchEvent(new Event('load'))

it('a messenger service is fetched when it is asked for, opens, and is told when it is covered', async () => {
  const service = { open: vi.fn(), setVisible: vi.fn() }
  const provider = messengerService(src)
  provider.setVisible?.(false)
  expect(document.head.children).toHaveLength(0)
  const loading = provider.load()
  vi.stubGlobal('shopMessenger', service)
  arrive()
  await loading
  const closed = () => undefined
  provider.open(document.body, closed)
  provider.setVisible?.(true)
  expect(service.open).toHaveBeenCalledWith(closed)
  expect(service.setVisible.mock.calls).toEqual([[true]])
})

it('a script that sets up no messenger is a failure, so that the contact page opens instead', async () => {
  vi.stubGlobal('shopMessenger', undefined)
  const loading = messengerService(src).load()
  arrive()
  await expect(loading).rejects.toThrow('no shopMessenger')
})
