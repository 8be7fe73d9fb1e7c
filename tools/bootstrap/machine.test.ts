import { describe, expect, test } from 'vitest'
import { findObstacles, hasNodePackage } from './machine.mjs'

const DEBIAN = { node: '20.19.0', platform: 'linux', arch: 'x64', hasLoader: true, hasNpm: true }
const ALPINE = { ...DEBIAN, hasLoader: false }
const MAC = { ...DEBIAN, platform: 'darwin', arch: 'arm64', hasLoader: false }

describe('nothing is missing', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('with Node %s, where npm has a newer one', node => {
    expect(findObstacles({ ...DEBIAN, node })).toEqual([])
  })

  test.each([
    ['macOS', MAC],
    ['Alpine', ALPINE],
  ])('with Node 24 on %s, where npm has none', (_, machine) => {
    expect(findObstacles({ ...machine, node: '24.0.0' })).toEqual([])
    expect(hasNodePackage(machine)).toBe(false)
  })
})

describe('the message names what is missing', () => {
  test.each(['18.20.4', '20.18.3'])('Node %s', node => {
    expect(findObstacles({ ...DEBIAN, node })).toEqual([
      expect.stringContaining(`This is Node ${node}; Passepartout needs Node 20.19 or newer`),
    ])
  })

  test.each([
    ['macOS', MAC, 'darwin arm64,'],
    ['Alpine', ALPINE, 'linux x64 without glibc,'],
    ['another processor', { ...ALPINE, arch: 'riscv64' }, 'linux riscv64,'],
  ])('Node for %s', (_, machine, system) => {
    expect(findObstacles({ ...machine, node: '22.1.0' })).toEqual([
      expect.stringMatching(`This is Node 22.1.0. npm has no package of Node 24 for ${system} so Node 24`),
    ])
  })

  test('another system than Windows', () => {
    expect(findObstacles({ ...DEBIAN, platform: 'win32', node: '18.0.0' })).toEqual([
      expect.stringContaining('WSL 2'),
    ])
  })

  test('all at once', () => {
    expect(findObstacles({ ...DEBIAN, node: '18.0.0', hasNpm: false })).toEqual([
      expect.stringContaining('Node 20.19'),
      expect.stringContaining('npm is not on the PATH'),
    ])
  })
})
