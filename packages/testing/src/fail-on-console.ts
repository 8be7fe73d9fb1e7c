import { afterAll, afterEach } from 'vitest'

const reported: unknown[][] = []
const original = console.error
// No spy: a test that restores all of its own would take this one along.
console.error = (...args) => {
  reported.push(args)
  original(...args)
}

afterEach(() => {
  const seen = reported.splice(0)
  if (seen.length > 0) throw new Error(`console.error was called: ${seen.map(String).join('\n')}`)
})

// The next file of the same process watches anew.
afterAll(() => {
  console.error = original
})
