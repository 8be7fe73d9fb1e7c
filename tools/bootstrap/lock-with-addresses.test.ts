import { expect, test } from 'vitest'
import { lockWithAddresses } from './lock-with-addresses.mjs'

const integrity = 'sha512-x'
const lock = {
  packages: {
    '': {},
    'node_modules/@shop/api': { resolved: 'apps/api', link: true },
    'node_modules/zod': { version: '4.0.0', integrity },
    'apps/api/node_modules/@noble/hashes': { version: '2.0.0', integrity },
    'node_modules/other-name': { name: '@scope/real', version: '1.2.3', integrity },
  },
}

test('each package of a registry has its address, whatever it lies in and is called there', () => {
  const { packages } = lockWithAddresses(lock) ?? { packages: {} }
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    'apps/api',
    'https://registry.invalid/zod/-/zod-4.0.0.tgz',
    'https://registry.invalid/@noble/hashes/-/hashes-2.0.0.tgz',
    'https://registry.invalid/@scope/real/-/real-1.2.3.tgz',
  ])
})

test('a lock file that has addresses is taken as it is', () => {
  const own = { 'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://example.test/a.tgz' } }
  expect(lockWithAddresses({ packages: { ...lock.packages, ...own } })).toBeUndefined()
})
