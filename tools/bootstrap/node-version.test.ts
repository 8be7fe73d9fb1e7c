import { expect, test } from 'vitest'
import { nodeTooOld } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('Node %s can start the shop', version => {
  expect(nodeTooOld(version)).toBeUndefined()
})

test.each(['18.20.4', '20.18.3'])('Node %s is told what is needed', version => {
  expect(nodeTooOld(version)).toContain(`This is Node ${version}; Passepartout needs Node 20.19 or newer`)
})
