import { describe, expect, test } from 'vitest'
import { USAGE, usageOf } from './usage.ts'

const COMMANDS = [...new Set(USAGE.matchAll(/^ {2}([\w-]+)/gm))].map(([, name = '']) => name)

describe('what a command can do', () => {
  test.each([...new Set(COMMANDS)])('is said of %s alone', name => {
    const said = usageOf(name)
    expect(said).toMatch(new RegExp(`^ {2}${name}\\b`))
    expect([...said.matchAll(/^ {2}([\w-]+)/gm)].map(([, own]) => own)).not.toContain(
      name === 'doctor' ? 'jobs' : 'doctor',
    )
  })

  test.each([undefined, 'no-such-command'])('is said of all of them for %s', name => {
    expect(usageOf(name)).toBe(USAGE)
  })
})
