import { afterAll, afterEach, vi } from 'vitest'

const reported: unknown[][] = []
const original = console.error
const spy = vi.spyOn(console, 'error').mockImplementation((...args) => {
  reported.push(args)
  original(...args)
})

afterEach(() => {
  const seen = reported.splice(0)
  if (seen.length > 0) throw new Error(`console.error was called: ${seen.map(String).join('\n')}`)
})

// The next file of the same process watches anew.
afterAll(() => spy.mockRestore())
