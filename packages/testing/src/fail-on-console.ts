import { afterAll, afterEach } from 'vitest'

const reported: unknown[][] = []
const original = console.error
// Not a spy: a test that restores all of its own mocks would restore this one too.
console.error = (...args) => {
  reported.push(args)
  original(...args)
}

afterEach(() => {
  const seen = reported.splice(0)
  if (seen.length > 0) throw new Error(`console.error was called: ${seen.map(String).join('\n')}`)
})

// The next file of the same process starts its own watch.
afterAll(() => {
  console.error = original
})
