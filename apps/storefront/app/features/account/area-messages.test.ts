import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AREA_MESSAGES } from './area-messages.ts'

/** Pages before the log-in are rendered by the server alone. */
const OF_SERVER = /^(?:access|empty-state-link|log-in|show-google|show-sign-in|sign-in)/

it('every word that the account area says travels to the browser', () => {
  const said = globSync('*.{ts,tsx}', { cwd: import.meta.dirname })
    .filter(file => !OF_SERVER.test(file) && !file.includes('.test.'))
    .flatMap(file => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/translate\('([\w.-]+)'/g),
    ])
    .map(([, key = '']) => key)
  expect(said).toContain('checkout.country')
  expect(said.filter(key => !AREA_MESSAGES.test(key))).toEqual([])
})
